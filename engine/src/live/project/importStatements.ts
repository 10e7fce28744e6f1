import { parser } from '@lezer/javascript';

type SyntaxNode = ReturnType<ReturnType<typeof parser.parse>['resolve']>;

/** A binding of an import statement. */
export interface ImportedBinding {
  local: string;
  /** Exported name, `default`, or `*` for the namespace. */
  imported: string;
  isType: boolean;
}

/** A module specifier in the author's code. */
export interface ModuleReference {
  specifier: string;
  /** Range of the specifier with its quotes. */
  literal: { start: number; end: number };
}

export interface ImportStatement extends ModuleReference {
  start: number;
  end: number;
  isType: boolean;
  /** Empty for side-effect imports. */
  bindings: ImportedBinding[];
}

export interface ModuleReferences {
  imports: ImportStatement[];
  /** Re-exports and `import()`. */
  others: ModuleReference[];
}

const typeScript = parser.configure({ dialect: 'ts jsx' });

/** Returns the module references of a text, including type imports, which compilers drop. */
export function moduleReferences(code: string): ModuleReferences {
  const references: ModuleReferences = { imports: [], others: [] };
  typeScript.parse(code).iterate({
    enter({ name, node }) {
      if (name === 'ImportDeclaration') {
        const reference = referenceIn(node, code);
        if (reference) {
          references.imports.push({
            ...reference,
            start: node.from,
            end: node.to,
            isType: node.getChild('type') !== null,
            bindings: bindingsOf(node, code)
          });
        }
        return false;
      }
      if (name === 'ExportDeclaration' || name === 'DynamicImport') {
        const reference = name === 'DynamicImport' || node.getChild('from') ? referenceIn(node, code) : null;
        references.others.push(...(reference ? [reference] : []));
      }
      return true;
    }
  });
  return references;
}

function referenceIn(node: SyntaxNode, code: string): ModuleReference | null {
  const literal = node.getChild('String');
  return (
    literal && {
      specifier: code.slice(literal.from + 1, literal.to - 1),
      literal: { start: literal.from, end: literal.to }
    }
  );
}

function bindingsOf(statement: SyntaxNode, code: string): ImportedBinding[] {
  const isType = statement.getChild('type') !== null;
  const own = statement.getChild('VariableDefinition');
  const imported = statement.getChild('Star') ? '*' : 'default';
  const first = own ? [{ local: code.slice(own.from, own.to), imported, isType }] : [];
  const group = statement.getChild('ImportGroup');
  return [...first, ...(group ? groupBindings(group, code, isType) : [])];
}

/** `{ a, b as c, type D }` */
function groupBindings(group: SyntaxNode, code: string, isTypeStatement: boolean): ImportedBinding[] {
  const bindings: ImportedBinding[] = [];
  let imported: string | null = null;
  let isType = isTypeStatement;
  for (let child = group.firstChild; child; child = child.nextSibling) {
    const text = code.slice(child.from, child.to);
    if (child.name === 'type') {
      isType = true;
    } else if (child.name === 'VariableName' || child.name === 'default') {
      imported = text;
    } else if (child.name === 'VariableDefinition') {
      bindings.push({ local: text, imported: imported ?? text, isType });
    } else if (child.name === ',') {
      imported = null;
      isType = isTypeStatement;
    }
  }
  return bindings;
}
