import type { Fault } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Reports uses of deprecated components, properties and other names. */
export const deprecated: Rule = ({ imports, elements }, known) => [
  ...imports.flatMap(({ specifier, name, at }) => {
    const messages = known.placeOf(specifier)?.module?.deprecated ?? {};
    const component = { specifier, path: [name] };
    // Elements are reported where they are.
    const isElement = elements.some(
      (each) => each.component?.specifier === specifier && each.component.path[0] === name
    );
    const message = Object.hasOwn(messages, name)
      ? messages[name]
      : isElement
        ? undefined
        : known.componentOf(component)?.deprecated;
    return message === undefined
      ? []
      : [fault(`"${name}" of "${specifier}" is deprecated.`, at, message, known.pageOf(component))];
  }),
  ...elements.flatMap(({ component, tag, at, attributes }) => {
    const shape = component && known.componentOf(component);
    if (!shape) {
      return [];
    }
    const page = known.pageOf(component);
    return [
      ...(shape.deprecated === undefined ? [] : [fault(`<${tag}> is deprecated.`, at, shape.deprecated, page)]),
      ...attributes.flatMap(({ name, at: place }) => {
        const message = Object.hasOwn(shape.props, name) ? shape.props[name]?.deprecated : undefined;
        return message === undefined ? [] : [fault(`"${name}" of <${tag}> is deprecated.`, place, message, page)];
      })
    ];
  })
];

function fault(message: string, at: number, advice: string, page: string | null): Fault {
  const [sentence = ''] = advice.split(/\n{2,}/);
  return { rule: 'deprecated', at, message, suggestion: sentence.replace(/\s+/g, ' ').trim() || null, page };
}
