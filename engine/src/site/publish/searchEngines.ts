/** A sitemap of the given addresses below the site's public address. */
export function formatSitemap(addresses: readonly string[], url: string): string {
  const entries = addresses.map((address) => `<url><loc>${escapeXml(new URL(address, url).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `robots.txt`: everything may be read; the sitemap is named when the site's public address is known. */
export function formatRobots(url: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return url === undefined ? rules : `${rules}Sitemap: ${new URL('/sitemap.xml', url).href}\n`;
}
