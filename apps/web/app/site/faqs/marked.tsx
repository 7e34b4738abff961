import type { ReactNode } from 'react';

/** A text with every place of the keyword marked, whatever its case. */
export function marked(text: string, keyword: string | undefined): ReactNode {
  if (!keyword) return text;
  return text.split(pattern(keyword)).map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : part;
  });
}

/** The same in rich text: between its tags only. */
export function markedHtml(html: string, keyword: string | undefined): string {
  if (!keyword) return html;
  return html
    .split(/(<[^>]*>|&[a-z0-9#]+;)/i)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(pattern(keyword), '<mark>$1</mark>')))
    .join('');
}

function pattern(keyword: string): RegExp {
  return new RegExp(`(${keyword.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi');
}
