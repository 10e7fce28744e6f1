import ts from 'typescript';

import { followExpression, followName, type Located, type Seen } from './followNames.ts';
import type { ComponentNode, ModuleValues } from './moduleValues.ts';
import { objectEntries } from './objectEntries.ts';

/**
 * Finds the function or class of a component: follows other names, renamed exports, imports from files of the package,
 * and wrappers such as `forwardRef(…)`, `memo(…)`, or `Object.assign(…)`.
 * @param name with dots for a member, such as `Menu.Item`
 */
export function findComponent(module: ModuleValues, name: string): Located<ComponentNode> | null {
  const seen: Seen = new Set();
  const [owner = name, ...members] = name.split('.');
  const found = members.length === 0 ? followName(module, owner, seen) : followMembers(module, owner, members, seen);
  return found && componentIn(found, seen);
}

/** Follows members: those that are assigned, and those of an object, also of one that a call adds to its result. */
function followMembers(module: ModuleValues, owner: string, members: readonly string[], seen: Seen): Located | null {
  let path = module.renamed.get(owner) ?? owner;
  let found = followName(module, owner, seen);
  for (const member of members) {
    const assigned = module.members.get(`${path}.${member}`);
    const inOwner = found?.module.members.get(`${found.name}.${member}`);
    path = `${path}.${member}`;
    if (assigned) {
      found = followExpression({ node: assigned, module, name: path }, seen);
    } else if (found && inOwner) {
      found = followExpression({ node: inOwner, module: found.module, name: `${found.name}.${member}` }, seen);
    } else {
      found = found && memberOf(found, member, seen);
    }
  }
  return found;
}

function memberOf({ node, module, name }: Located, member: string, seen: Seen): Located | null {
  if (ts.isClassLike(node)) {
    const own = node.members.find((each) => ts.isPropertyDeclaration(each) && each.name.getText() === member);
    const value = own && ts.isPropertyDeclaration(own) ? own.initializer : undefined;
    return value ? followExpression({ node: value, module, name: `${name}.${member}` }, seen) : null;
  }
  for (const object of ts.isCallExpression(node) ? node.arguments : [node]) {
    const entry = ts.isExpression(object) ? objectEntries(object, module)?.get(member) : undefined;
    if (entry) {
      return followExpression({ node: entry.value, module: entry.module, name: `${name}.${member}` }, seen);
    }
  }
  return null;
}

function componentIn(located: Located, seen: Seen): Located<ComponentNode> | null {
  const { node, module, name } = located;
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isClassLike(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node)
  ) {
    return { node, module, name };
  }
  for (const argument of ts.isCallExpression(node) ? node.arguments : []) {
    const inner = followExpression({ node: argument, module, name }, seen);
    const found = inner && componentIn(inner, seen);
    if (found) {
      return found;
    }
  }
  return null;
}
