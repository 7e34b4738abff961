const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What people read of a rich text, in one line. */
export function richTextWords(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => letters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
