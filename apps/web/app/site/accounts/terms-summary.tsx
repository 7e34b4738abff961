import type { TermView } from '@chulbal/contract/accounts';
import { useTexts } from '../../lib/use-texts.ts';
import type { sign as texts } from './sign.ko.ts';

type Props = { terms: readonly TermView[]; agreed: readonly string[] };

/** The finished step in a line: 필수 2개 동의 · 소식 받기 안 함. */
export function TermsSummary({ terms, agreed }: Props) {
  const t = useTexts<typeof texts>('sign');
  const isAgreed = ({ term }: TermView) => agreed.includes(term);
  const required = terms.filter((term) => term.required && isAgreed(term)).length;
  const optional = terms.filter((term) => !term.required);
  return [
    t('terms.summary', { count: required }),
    ...optional.map((term) => t(isAgreed(term) ? 'terms.with' : 'terms.without', { terms: term.title })),
  ].join(' · ');
}
