/** A copy of the one element in a template of the document. */
export function cloneTemplate(id: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  const copy = template && document.importNode(template.content, true).firstElementChild;
  if (!(copy instanceof HTMLElement)) {
    throw new Error(`The page has no template #${id}.`);
  }
  return copy;
}
