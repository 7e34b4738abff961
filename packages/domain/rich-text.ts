import { createHash } from 'node:crypto';
import { playerOfAddress } from '@chulbal/contract/files/values';
import sanitize from 'sanitize-html';

/** A picture of ours by its opaque name; pictures of other sites are not shown. */
const picture = /^\/transfer\/file\/([0-9a-f]{32})$/;

const alignments = ['center', 'right'];

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'code', 'blockquote', 'hr', 'a'],
    ...[
      'ul',
      'ol',
      'li',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'figure',
      'figcaption',
      'img',
      'iframe',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'allowfullscreen', 'loading'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    p: ['data-align'],
    h2: ['data-align'],
    h3: ['data-align'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'xmp',
    'noembed',
    'noframes',
    'template',
    'svg',
    'math',
  ],
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    '*': (tagName, attribs) => ({ tagName, attribs: only(attribs, alignments) }),
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkOf(href) }),
    img: (tagName, attribs) => ({ tagName, attribs: pictureOf(attribs) }),
    iframe: (tagName, { src = '', title = '' }) => ({ tagName, attribs: frameOf(src, title) }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'iframe' && !attribs.src) || (tag === 'img' && !attribs.src),
};

/** Attributes as they came, without alignments that there are none of and spans that are no small numbers. */
function only(attribs: sanitize.Attributes, known: readonly string[]): sanitize.Attributes {
  const kept = { ...attribs };
  if (kept['data-align'] !== undefined && !known.includes(kept['data-align'])) delete kept['data-align'];
  for (const name of ['colspan', 'rowspan', 'start']) {
    if (kept[name] !== undefined && !/^\d{1,3}$/.test(kept[name])) delete kept[name];
  }
  return kept;
}

function linkOf(href: string): sanitize.Attributes {
  const address = href.trim();
  const isInside = /^[/#?](?![/\\])/.test(address);
  if (isInside) return { href: address };
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) return {};
  return { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' };
}

function pictureOf({ src = '', alt = '', width, height }: sanitize.Attributes): sanitize.Attributes {
  if (!picture.test(src)) return {};
  const sized = [width, height].every((text) => text !== undefined && /^[1-9]\d{0,4}$/.test(text));
  return { src, alt, loading: 'lazy', ...(sized && width && height ? { width, height } : {}) };
}

function frameOf(src: string, title: string): sanitize.Attributes {
  const player = playerOf(src);
  return player
    ? { src: player, title: title || '동영상 (video)', loading: 'lazy', allowfullscreen: '' }
    : {};
}

/** The player's own address, rid of its query, or null for whatever may not be played. */
export function playerOf(src: string): string | null {
  const address = URL.parse(src);
  if (address?.protocol !== 'https:' || address.port || address.username) return null;
  const { host, pathname } = address;
  const player = `https://${host}${pathname}`;
  return playerOfAddress(player) ? player : null;
}

/**
 * Rich text as it is stored and shown: a short list of tags and of attributes, neither style nor class, pictures of
 * ours only, players of the hosts above only, frames that have lost their address gone. Whatever comes in, what
 * comes out runs nothing, and sanitising it again gives the same.
 */
export function sanitiseRichText(html: string): string {
  return sanitize(html.toWellFormed().normalize('NFC'), options).trim();
}

const shown = new Map<string, string>();
const MOST_SHOWN = 500;

/**
 * Stored rich text as a page shows it: sanitised once more, whatever the database holds; tables in a box of their own
 * that scrolls, frames in one of 16:9. The same text is worked on once.
 */
export function displayRichText(html: string): string {
  if (html === '') return '';
  const key = createHash('sha256').update(html).digest('base64');
  const known = shown.get(key);
  if (known !== undefined) return known;
  const made = withTableBoxes(sanitiseRichText(html)).replaceAll(
    /<iframe\b[^>]*><\/iframe>/g,
    '<div class="rich-frame">$&</div>',
  );
  const oldest = shown.keys().next().value;
  if (shown.size >= MOST_SHOWN && oldest !== undefined) shown.delete(oldest);
  shown.set(key, made);
  return made;
}

/**
 * Every table in a box that scrolls. A table that stands within another closes it where it is in no cell, and the end
 * of its box would close what lies around the text: such a text keeps its tables as they are.
 */
function withTableBoxes(html: string): string {
  if (/<table>(?:(?!<\/table>)[\s\S])*<table>/.test(html)) return html;
  return html
    .replaceAll('<table>', '<div class="rich-table" role="region" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** Opaque names of the pictures in a sanitised text. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/src="\/transfer\/file\/([0-9a-f]{32})"/g)].flatMap(([, name]) => name ?? []);
}

/** Whether every picture of a sanitised text says in words what it shows. */
export function picturesHaveAltText(html: string): boolean {
  return [...html.matchAll(/<img\b[^>]*>/g)].every(([tag]) => /\balt="\s*[^"\s]/.test(tag));
}

/** What a text says, without its tags, for search and summaries. */
export function plainText(html: string): string {
  const text = sanitize(html.replaceAll(/<\/(p|h[2-4]|li|td|th|figcaption|blockquote)>|<br ?\/?>/g, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
