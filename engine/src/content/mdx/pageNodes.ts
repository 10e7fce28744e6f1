import type { Root } from 'hast';

import type { Problem } from '../../model.ts';
import { withoutPlainCode, withPlainCode } from '../plugins/plainCode.ts';
import { NO_PLUGINS, pluginFailure } from '../plugins/plugins.ts';
import { PluginError, runRehype } from '../plugins/runPlugins.ts';
import { stripComments } from '../preprocess.ts';
import { withoutDocumentElements } from './addresses.ts';
import { withCallouts } from './callouts.ts';
import { withContainerTags } from './containers.ts';
import { withoutExampleNodes, withExampleNodes } from './exampleNodes.ts';
import { withExtensions } from './extensions.ts';
import { takeWrittenIds } from './headings.ts';
import { isBlank, isStatements, lineOf, type MdxNode, withDescendants, withoutStatements } from './mdxNodes.ts';
import { type PageScope, readScope } from './moduleScope.ts';
import { type ParsedMdx, parseMdx } from './parseMdx.ts';
import { expandPartials, type MdxPlace, type ReadNodes, readPartials } from './partials.ts';
import { simplify } from './simplify.ts';
import { typedPage } from './typedPage.ts';

/**
 * Reads the body of an MDX file, whose line n is line n of the file, with the files that it includes.
 * @param frontmatter as written
 */
export const readNodes: ReadNodes = (body, frontmatter, place: MdxPlace) => {
  const written = readText(body, frontmatter, place);
  const read = written.parsed.ok || !body.includes('<!--') ? written : readWithoutComments(body, frontmatter, place);
  const { problems, parsed } = read;
  if (!parsed.ok) {
    return parsed;
  }
  const { text } = parsed;
  const { file, report } = place;
  problems.forEach(report);
  const statements = withDescendants(parsed.tree).filter(isStatements);
  const ownScope = readScope(statements, { body: text, file, frontmatter, isPage: place.within.length === 0 });
  ownScope.problems.forEach(report);
  const own = typedPage(parsed.tree, ownScope, { text, file });
  const { scope, partials, included, typed } = readPartials(ownScope, place, readNodes);
  const content = withoutStatements(parsed.tree.children).filter((node) => !isBlank(node));
  const imported = new Set(scope.imports.flatMap(({ local }) => local ?? []));
  const simple = simplify(content, { names: scope.names, imported, known: scope.known });
  const safe = withoutDocumentElements(simple, report, (node) => ({ file, line: lineOf(node) }));
  const nodes = withCallouts(withExtensions(safe), file, report);
  takeWrittenIds(nodes);
  const expanded = expandPartials(changedByPlugins(nodes, scope, frontmatter, place), partials).filter(
    (node) => !isBlank(node)
  );
  return { ok: true, nodes: expanded, scope, partials, included, typed: [...own, ...typed] };
};

interface ReadText {
  problems: Problem[];
  parsed: ParsedMdx;
}

function readText(body: string, frontmatter: object, place: MdxPlace): ReadText {
  const { text, problems } = withContainerTags(body, place.file);
  return { problems, parsed: parseWithPlugins(text, frontmatter, place) };
}

/** Comments of HTML are no MDX, but have always been in files that end so. */
function readWithoutComments(body: string, frontmatter: object, place: MdxPlace): ReadText {
  const { text, problems } = stripComments(body, place.file);
  const read = readText(text, frontmatter, place);
  return { ...read, problems: [...problems, ...read.problems] };
}

/** Plugins that fail have no effect. */
function parseWithPlugins(text: string, frontmatter: object, place: MdxPlace): ParsedMdx {
  try {
    return parseMdx(text, { ...place, frontmatter });
  } catch (problem) {
    if (!(problem instanceof PluginError)) {
      throw problem;
    }
    place.report(problem.toProblem(place.file));
    return parseMdx(text, { ...place, frontmatter, plugins: NO_PLUGINS });
  }
}

function changedByPlugins(
  nodes: MdxNode[],
  scope: PageScope,
  frontmatter: object,
  { file, origin, plugins, report }: MdxPlace
): MdxNode[] {
  if (plugins.rehype.length === 0) {
    return nodes;
  }
  const shown = withExampleNodes(nodes, scope, origin);
  const tree: Root = { type: 'root', children: withPlainCode(shown.nodes) };
  const { children } = runRehype(tree, plugins.rehype, { file, frontmatter, report });
  const changed = withoutExampleNodes(withoutPlainCode(children), shown.hidden);
  if (changed === null) {
    const cause = 'a live example was removed, or moved into something else.';
    report(pluginFailure(plugins.rehype, cause, file));
  }
  return changed ?? nodes;
}
