import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { confirm } from '../../lib/dialogs.ts';
import { hasUnsentText } from '../../lib/unsent-text.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './language-switch.module.css';

type Props = { className?: string /** 한국어 / English instead of KO / EN. */; long?: boolean };

/**
 * Goes to this same page in the other language; `?lang=` comes first in the order of detection. The page comes anew, so it
 * asks first where something is written that would be gone.
 */
export function LanguageSwitch({ className, long }: Props) {
  const t = useTexts<typeof ui>('ui');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const other = language === 'ko' ? 'en' : 'ko';
  const query = new URLSearchParams(search);
  query.set('lang', other);
  const [korean, english] = long ? ['한국어', 'English'] : ['KO', 'EN'];
  const face = (own: string, name: string) => (language === own ? <b>{name}</b> : name);
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !hasUnsentText(document)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void confirm({
      title: t('languageAsk.title'),
      body: t('languageAsk.body'),
      ok: t('languageAsk.ok'),
    }).then((sure) => {
      if (sure) window.location.assign(href);
    });
  };
  return (
    <a
      className={classNames(styles.switch, className)}
      href={`${pathname}?${query}`}
      hrefLang={other}
      onClick={ask}
    >
      <span>
        {face('ko', korean)}
        {' / '}
        {face('en', english)}
      </span>
      <VisuallyHidden> {t(other === 'en' ? 'toEnglish' : 'toKorean')}</VisuallyHidden>
    </a>
  );
}
