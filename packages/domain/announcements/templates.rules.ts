import {
  type AnnouncementTemplates,
  type MergeField,
  mergeFields,
} from '@chulbal/contract/announcements/announcements';
import type { Language } from '@chulbal/contract/language';
import type { Outcome } from '@chulbal/contract/results/words';
import { type Line, literal } from '../outbox/links.rules.ts';

export type MergeValues = Record<MergeField, string>;

const field = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names between double braces that nothing is known of, and braces that do not close; empty when all is well. */
export function unknownFields(text: string): string[] {
  const named = [...text.matchAll(field)].map(([, name]) => name ?? '');
  const unknown = named.filter((name) => !(mergeFields as readonly string[]).includes(name));
  const rest = text.replace(field, '');
  return rest.includes('{{') || rest.includes('}}') ? [...unknown, '{{'] : unknown;
}

/**
 * Paths of the templates that name an unknown field, such as `templates.passed.ko.body`; `reservePlace` is known only
 * where a team is in reserve.
 */
export function templateProblems(templates: AnnouncementTemplates): string[] {
  return Object.entries(templates).flatMap(([outcome, both]) =>
    Object.entries(both).flatMap(([language, template]) =>
      Object.entries(template).flatMap(([part, text]) => {
        const placeless = outcome !== 'reserve' && /\{\{\s*reservePlace\s*\}\}/.test(text);
        return placeless || unknownFields(text).length > 0
          ? [`templates.${outcome}.${language}.${part}`]
          : [];
      }),
    ),
  );
}

/** A template with its fields filled in; a value that looks like a field stays what it is. */
export function merged(text: string, values: MergeValues): string {
  return text.replace(field, (all, name: string) => (isField(name) ? values[name as MergeField] : all));
}

/** The same as a line of a letter: what the operator wrote leaves as it is, and of a team's name no link is made. */
function mergedLine(text: string, values: MergeValues): Line {
  const foreign = [...text.matchAll(field)].filter(([, name]) => isField(name));
  let end = 0;
  const parts: Exclude<Line, string>[number][] = [];
  for (const { 0: all, 1: name, index } of foreign) {
    parts.push(literal(text.slice(end, index)), values[name as MergeField]);
    end = index + all.length;
  }
  return [...parts, literal(text.slice(end))];
}

const isField = (name: string | undefined) => (mergeFields as readonly (string | undefined)[]).includes(name);

/** The message to a team: its subject, and its paragraphs. */
export function messageOf(
  templates: AnnouncementTemplates,
  { outcome, language, values }: { outcome: Outcome; language: Language; values: MergeValues },
): { subject: string; lines: Line[] } {
  const { subject, body } = templates[outcome][language];
  const lines = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => mergedLine(paragraph, values));
  return { subject: merged(subject, values).replaceAll(/\s+/g, ' ').trim(), lines };
}

/** What an announcement says unless an operator writes something else. */
export const usualTemplates: AnnouncementTemplates = {
  passed: {
    ko: {
      subject: '{{stageName}} 통과를 축하해요',
      body: '‘{{teamName}}’ 팀({{number}})이 {{trackName}} 트랙 {{stageName}} 단계를 통과했어요. 진심으로 축하해요.\n\n다음 단계의 일정과 준비할 것은 포털의 일정 맵에서 볼 수 있어요.',
    },
    en: {
      subject: 'Congratulations: you passed {{stageName}}',
      body: 'Your team {{teamName}} ({{number}}) has passed {{stageName}} of the {{trackName}} track. Congratulations.\n\nDates and what to prepare for the next stage are on the schedule map of the portal.',
    },
  },
  reserve: {
    ko: {
      subject: '{{stageName}} 결과를 알려드려요',
      body: '‘{{teamName}}’ 팀({{number}})은 {{trackName}} 트랙 {{stageName}}에서 선정되지 않았고, {{reservePlace}}예요. 앞 순위 팀이 참가를 포기하면 따로 연락드릴게요.\n\n심사 결과는 포털에서 볼 수 있어요. 참가해 주셔서 고마워요.',
    },
    en: {
      subject: 'The result of {{stageName}}',
      body: 'Your team {{teamName}} ({{number}}) was not selected in {{stageName}} of the {{trackName}} track. Its place: {{reservePlace}}. We will write to you if a team before you withdraws.\n\nYou can see the result on the portal. Thank you for taking part.',
    },
  },
  failed: {
    ko: {
      subject: '{{stageName}} 결과를 알려드려요',
      body: '‘{{teamName}}’ 팀({{number}})은 아쉽게도 {{trackName}} 트랙 {{stageName}}에서 선정되지 않았어요.\n\n심사 결과는 포털에서 볼 수 있어요. 참가해 주셔서 고맙고, 다음 도전을 응원할게요.',
    },
    en: {
      subject: 'The result of {{stageName}}',
      body: 'Your team {{teamName}} ({{number}}) was not selected in {{stageName}} of the {{trackName}} track.\n\nYou can see the result on the portal. Thank you for taking part; we wish you well for the next start.',
    },
  },
  withdrawn: {
    ko: {
      subject: '{{stageName}} 기권을 반영했어요',
      body: '‘{{teamName}}’ 팀({{number}})의 기권을 {{trackName}} 트랙 {{stageName}} 결과에 반영했어요. 선정과 예비 순위에는 들어가지 않아요.\n\n알고 있는 것과 다르면 운영 사무국에 알려 주세요. 참가해 주셔서 고마워요.',
    },
    en: {
      subject: 'Your withdrawal from {{stageName}}',
      body: 'Your team {{teamName}} ({{number}}) has withdrawn, and the result of {{stageName}} of the {{trackName}} track says so: it counts neither among those selected nor in reserve.\n\nIf this is not what you know, please tell us. Thank you for taking part.',
    },
  },
};
