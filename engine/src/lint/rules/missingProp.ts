import type { Rule } from './rule.ts';

/** Reports elements without a property that their component requires. */
export const missingProp: Rule = ({ elements }, known) =>
  elements.flatMap(({ component, tag, at, attributes, hasSpread, children }) => {
    const shape = component && known.componentOf(component);
    if (!shape || shape.isOpen || hasSpread) {
      return [];
    }
    const given = new Set(attributes.map(({ name }) => name));
    const missing = Object.entries(shape.props).filter(
      ([name, { required }]) => required && !given.has(name) && !(name === 'children' && children !== 'none')
    );
    return missing.map(([name]) => ({
      rule: 'missing-prop' as const,
      at,
      message:
        name === 'children' ? `<${tag}> needs content between its tags.` : `<${tag}> needs the property "${name}".`,
      suggestion: null,
      page: known.pageOf(component)
    }));
  });
