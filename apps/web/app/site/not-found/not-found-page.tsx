import { useEffect, useRef, useState } from 'react';
import { Form, useNavigate, useNavigationType } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, usePreloadedTexts, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import type { notFound } from './not-found.ko.ts';
import { NotFoundScene } from './not-found-scene.tsx';

/** The 404 page. Whoever came by a click inside the site is told so and taken one step back. */
export function NotFoundPage() {
  usePreloadedTexts(['site-not-found'], useLanguage());
  const t = useTexts<typeof notFound>('notFound');
  const navigate = useNavigate();
  const clicked = useNavigationType() === 'PUSH';
  const left = useRef(false);
  const text = t('toast');
  useEffect(() => {
    if (!clicked || left.current) return;
    left.current = true;
    toast.error(text);
    void navigate(-1);
  }, [clicked, navigate, text]);
  return (
    <>
      <PageMeta title={t('title')} noIndex />
      <NotFoundScene
        title={t('heading')}
        text={t('body')}
        picture={t('picture')}
        more={<WaysOn />}
        actions={
          <>
            <BackButton />
            <ButtonLink variant="primary" size="lg" to="/">
              {t('home')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** One page back, where there is one: a link that somebody was sent opens with none behind it. */
function BackButton() {
  const t = useTexts<typeof notFound>('notFound');
  const navigate = useNavigate();
  const [hasBefore, setHasBefore] = useState(false);
  useEffect(() => setHasBefore(history.length > 1), []);
  if (!hasBefore) return null;
  return (
    <Button size="lg" icon="chevron-left" onClick={() => void navigate(-1)}>
      {t('back')}
    </Button>
  );
}

/** A search of the notices, and the pages that most are looking for. */
function WaysOn() {
  const t = useTexts<typeof notFound>('notFound');
  const { site } = useRootData();
  if (!site) return null;
  return (
    <>
      <Form action="/board/notice" role="search">
        <SearchInput name="keyword" aria-label={t('search')} placeholder={t('search')} maxLength={50} />
        <Button type="submit" variant="line">
          {t('go')}
        </Button>
      </Form>
      <nav aria-label={t('ways')}>
        <TextLink to="/board/notice">{t('notices')}</TextLink>
        <TextLink to="/board/faq">{t('questions')}</TextLink>
        <TextLink to="/contest/schedule">{t('schedule')}</TextLink>
      </nav>
    </>
  );
}
