import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLinkedPage } from '../../lib/command/page-owner.ts';
import { handOverLinkToken, LINK_TOKEN_FORM } from '../../lib/first-paint/link-token.ts';
import { PartScript } from '../../lib/first-paint/own-scripts.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { Wrap } from '../layout/wrap.tsx';
import type { personalLink as texts } from './personal-link.ko.ts';
import styles from './personal-link.module.css';

type Props = {
  /** The page, which takes the token. */
  action: string;
  /** The frame of the page has its own gutters. */
  framed?: boolean;
  children: ReactNode;
};

/**
 * Around a page that a personal link opens: hands the token of the link over while the page is still being read, and says
 * so in place of what the page shows to who came without one. Such a page is that of the link, not of who is logged in. Its
 * route announces `ui-personal-link`.
 */
export function LinkGate({ action, framed, children }: Props) {
  const t = useTexts<typeof texts>('personalLink');
  const { hash } = useLocation();
  useLinkedPage();
  // A link that is followed while the page is open already.
  useEffect(() => {
    if (hash !== '') handOverLinkToken(LINK_TOKEN_FORM);
  }, [hash]);
  const opening = <p role="status">{t('opening')}</p>;
  return (
    <>
      <form id={LINK_TOKEN_FORM} method="post" action={action} hidden>
        <input type="hidden" name="token" />
      </form>
      <PartScript text={`(${handOverLinkToken})('${LINK_TOKEN_FORM}')`} />
      <div className={styles.opening}>{framed ? opening : <Wrap>{opening}</Wrap>}</div>
      <div className={styles.page}>{children}</div>
    </>
  );
}
