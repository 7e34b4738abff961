import type { Bilingual, Language } from '@chulbal/contract/language';
import type { Letter } from '../letter.ts';
import { sentLine } from '../links.rules.ts';

/** The kinds of text messages: what stands before the colon of their `about`. */
export const talkKinds = [
  'code',
  'member',
  'part',
  'guardian',
  'completion',
  'eligibility',
  'withdrawal',
] as const;
export type TalkKind = (typeof talkKinds)[number];

/** What may be put into a template of 알림톡, by the name of its variable: `#{인증번호}`. */
export type Talk = { kind: TalkKind; language: Language; values: Readonly<Record<string, string>> };

/** Approved templates by `code` or, for messages in English, `code.en`. */
export type TalkTemplates = ReadonlyMap<string, string>;

/** What a text message would say as 알림톡; null for a kind that none may be of. */
export function talkOf(
  message: { about: string | null; language: Language; letter: Letter },
  sender: Bilingual,
): Talk | null {
  const { about, language, letter } = message;
  const kind = talkKinds.find((one) => about?.startsWith(`${one}:`));
  if (!kind) return null;
  const values = {
    사이트: sender[language],
    인증번호: letter.code ?? '',
    내용: letter.lines.map(sentLine).join('\n'),
    주소: letter.button?.url ?? '',
  };
  // An empty value is refused (TOAST-DOCS KakaoTalk Bizmessage, -2001).
  return { kind, language, values: Object.fromEntries(Object.entries(values).filter(([, value]) => value)) };
}

/** The template for a message, if one was approved for its kind and language. */
export function templateFor(templates: TalkTemplates, talk: Talk | null | undefined): string | null {
  if (!talk) return null;
  return templates.get(talk.language === 'ko' ? talk.kind : `${talk.kind}.en`) ?? null;
}

/** `code=KA01TP…,code.en=KA01TP…` as templates, or the part of it that is none. */
export function readTemplates(text: string): TalkTemplates | { problem: string } {
  const templates = new Map<string, string>();
  for (const part of text.split(',').flatMap((one) => one.trim() || [])) {
    const [, name = '', template = ''] = /^([a-z]+(?:\.en)?)=([\w-]{1,64})$/.exec(part) ?? [];
    if (!talkKinds.some((kind) => name === kind || name === `${kind}.en`) || templates.has(name)) {
      return { problem: part };
    }
    templates.set(name, template);
  }
  return templates;
}
