import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { dateWords } from '../../../lib/typed-date.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { useApply } from './apply-context.ts';

type FieldName = keyof (typeof apply)['label'];

/** Fields by their path as a reader knows them: 정하람 · 휴대전화, and choices by their words. */
export function useFieldText(): {
  labelOf: (path: string) => string;
  textOf: (path: string, text: string) => string;
} {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const { data, form } = useApply();
  return {
    labelOf: (path) => {
      const parts = path.split('.');
      const name = parts.at(-1) as FieldName;
      const label = t(`label.${name}`);
      if (parts[0] === 'leader') return `${t('leader')} · ${label}`;
      const member = form.members.find(({ key }) => parts[0] === 'members' && key === parts[1]);
      return member ? `${member.tmName || t('nameless')} · ${label}` : label;
    },
    textOf: (path, text) => {
      const name = path.split('.').at(-1) ?? '';
      if (name === 'tmRegion') return sidos[text as SidoCode]?.[language] ?? text;
      const known = data.choices[name]?.find(({ code }) => code === text)?.label;
      if (known) return known;
      return name === 'tmBirth' || name === 'teamComDate' ? dateWords(text, language) : text;
    },
  };
}
