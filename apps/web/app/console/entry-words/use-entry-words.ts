import type { AuditEntry } from '@chulbal/contract/audit';
import type { Bilingual } from '@chulbal/contract/language';
import { postKindNames } from '@chulbal/contract/posts/operators.rules';
import { longMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { actions } from './actions.ko.ts';
import type { audit as texts } from './audit.ko.ts';
import { type Change, changesOf, type PathPart, partsOf } from './changes.ts';
import { isObjectKind } from './object-kinds.ts';

/** The names that the log gives applicants. */
const teamParts: Readonly<Record<string, 'leader' | 'member'>> = { 팀장: 'leader', 팀원: 'member' };

/** Of every board; where two have a kind of one name, it is called the same. */
const kindNames = new Map(Object.values(postKindNames).flatMap((names) => Object.entries<Bilingual>(names)));

/** How an entry of the log is said: for the page of the log, and for what else shows entries. */
export function useEntryWords() {
  const t = useTexts<typeof texts>('audit');
  const action = useTexts<typeof actions>('actions');
  const language = useLanguage();
  const partText = (part: PathPart) => {
    if ('place' in part) return t(`places.${part.place}`, { no: part.no });
    if ('at' in part) return String(part.at);
    const word = wordOf(t, 'fields', part.field);
    return part.side ? `${word} (${t(`fields.${part.side}`)})` : word;
  };
  const fieldText = (path: string) => partsOf(path).map(partText).join(' · ');
  const termText = (path: string, value: string) =>
    (path === 'kind' && kindNames.get(value)?.[language]) ||
    value
      .split(', ')
      .map((one) => wordOf(t, path === 'items' ? 'asked' : 'terms', one))
      .join(', ');
  const valueWords = {
    yes: t('values.yes'),
    no: t('values.no'),
    none: t('values.none'),
    instant: (iso: string) => longMomentText(iso, language),
  };
  return {
    /** Who did it; applicants stand in the log by the part they have in their team. */
    actorText: ({ actorKind, actorName }: Pick<AuditEntry, 'actorKind' | 'actorName'>) => {
      const part = actorKind === 'user' ? teamParts[actorName] : undefined;
      return part ? t(`parts.${part}`) : actorName || t(`actors.${actorKind}`);
    },
    /** 시즌 게시; the action itself where it has no words. */
    actionText: (name: string) => (action as (key: string) => string)(name),
    objectText: ({ kind, id, label }: AuditEntry['object']) => {
      const name = isObjectKind(kind) ? t(`objects.${kind}`) : kind;
      if (kind === 'page') return wordOf(t, 'pages', id);
      return `${name} ${label || id}`.trim();
    },
    /** Whom of a team an entry is about, by their place in it; null where it is about nobody in particular. */
    personText: ({ action: name, after }: Pick<AuditEntry, 'action' | 'after'>) => {
      const place = name === 'people.reveal' ? Number(Object(after).place) : 0;
      return place > 0 ? t('person', { no: place }) : null;
    },
    changes: ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] =>
      changesOf(before, after, valueWords).map((change) => ({
        path: change.path && fieldText(change.path),
        before: change.before === null ? null : termText(change.path, change.before),
        after: change.after === null ? null : termText(change.path, change.after),
      })),
  };
}

/** The words of a name we have words for, else the name. */
function wordOf(t: unknown, group: 'fields' | 'terms' | 'asked' | 'pages', name: string): string {
  if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(name)) return name;
  const key = `${group}.${name}`;
  const said = (t as (key: string) => string)(key);
  return said === key ? name : said;
}
