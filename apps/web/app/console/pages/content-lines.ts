import type { Language } from '@chulbal/contract/language';
import type { PageContent } from '@chulbal/contract/pages/pages';
import { policyHeadings, policyKeys } from '@chulbal/contract/policy';

/** What a content says in a language, line by line: what two versions are compared by. */
export function linesOf(content: PageContent, language: Language): string[] {
  switch (content.kind) {
    case 'term':
      return (['title', 'purpose', 'items', 'period', 'refusal', 'body'] as const).map(
        (key) => content[key][language],
      );
    case 'policy':
      return policyKeys
        .filter((key) => content.sections[key][language] !== '')
        .flatMap((key) => [policyHeadings[key].title[language], content.sections[key][language], '']);
    case 'about':
      return [
        content.hero.title[language],
        content.hero.text[language],
        ...content.sections.flatMap(({ kind: _, id: __, ...section }) => ['', ...textsIn(section, language)]),
      ];
  }
}

/** Every text of a part, rich text without its tags. */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return value === 'none' || value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, language));
  if (typeof value !== 'object' || value === null) return [];
  if ('ko' in value && 'en' in value) {
    const text = value[language];
    return typeof text === 'string' && text !== '' ? [withoutTags(text)] : [];
  }
  return Object.values(value).flatMap((one) => textsIn(one, language));
}

function withoutTags(html: string): string {
  if (!html.startsWith('<')) return html;
  const page = new DOMParser().parseFromString(html.replaceAll(/<\/(p|h[2-4]|li|tr)>/g, '$&\n'), 'text/html');
  return page.body.textContent.trim();
}
