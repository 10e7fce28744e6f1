import type { IncomingMessage } from 'node:http';

/** Whether a client accepts Markdown, and HTML not more than that, as assistants do (RFC 9110, 12.5.1). */
export function wantsMarkdown({ headers: { accept = '' } }: Pick<IncomingMessage, 'headers'>): boolean {
  const qualities = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
      return [type, quality === undefined ? 1 : Number(quality)] as const;
    })
  );
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}
