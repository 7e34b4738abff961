import { finishTypeTest, getTypeTest, type TestInfo } from '@chulbal/contract/type-test/type-test';
import { useEffect, useRef } from 'react';
import {
  data,
  Form,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router';
import { problemOf } from '../../lib/api-error.ts';
import { companyOf } from '../../lib/company-of.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useFreshKey } from '../../lib/use-fresh-key.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { ChoiceLanes, MissingChoice } from '../../ui/question/choice-lanes.tsx';
import shared from '../../ui/question/question.module.css';
import { QuestionTop } from '../../ui/question/question-top.tsx';
import type { Route } from './+types/type-test';
import { type Standing, standingOf, withAnswer } from './answers.ts';
import { resultAddress, testAddress } from './test-address.ts';
import { TypeArt } from './type-art.tsx';
import type { typeTest as texts } from './type-test.ko.ts';
import styles from './type-test.module.css';

/** One of its routes has a name of its own, so it says itself which texts it needs. */
export const handle: TextsHandle = { texts: ['site-type-test'] };

export async function loader({ context }: Route.LoaderArgs) {
  const found = await visitOf(context).attempt(getTypeTest);
  if (!found.ok && found.error.status !== 404) throw found.error;
  return { test: found.ok ? found.data : null };
}

/** Going from question to question asks the server nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isStep =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang');
  return isStep && formMethod !== 'POST' ? false : defaultShouldRevalidate;
}

/** Finishes the test and goes to its result, which does not depend on being counted. */
export async function action({ context, request }: Route.ActionArgs) {
  const { attempt } = visitOf(context);
  const form = await request.formData();
  const version = Number(form.get('v'));
  const answers = String(form.getAll('a').at(-1) ?? '');
  const idempotencyKey = String(form.get('key') || crypto.randomUUID());
  const finished = await attempt(finishTypeTest, { version, answers, idempotencyKey });
  if (!finished.ok) {
    const problem = problemOf(finished.error);
    const isCounted = problem.name !== 'typeTestMoved' && problem.name !== 'invalidRequest';
    if (!isCounted) return data({ moved: !answers.includes('0') }, { status: 422 });
  }
  return redirect(resultAddress(version, answers, companyOf(new URL(request.url).searchParams)));
}

/** `/ipo/contents/experiences/type-test` and, from a company page, `/ipo/experiences/type-test`. */
export default function TypeTest({ loaderData: { test }, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('typeTest');
  const search = new URLSearchParams(useLocation().search);
  const from = companyOf(search);
  if (!test) {
    return (
      <Wrap>
        <PageMeta title={t('experiences')} noIndex />
        <PageHead title={t('experiences')} crumbs={[{ text: t('support') }, { text: t('experiences') }]} />
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={
            <ButtonLink to={from === null ? '/ipo/contents/experiences' : `/ipo/detail/${from}`}>
              {t(from === null ? 'back' : 'backToCompany')}
            </ButtonLink>
          }
        />
      </Wrap>
    );
  }
  const standing = standingOf(
    search,
    test.questions.map(({ choices }) => choices.length),
  );
  return (
    <>
      <PageMeta title={test.name} description={test.lead} />
      {standing.at === 0 ? (
        <Start test={test} from={from} moved={actionData?.moved ?? false} />
      ) : (
        <Question test={test} from={from} standing={standing} refused={actionData !== undefined} />
      )}
    </>
  );
}

function Start({ test, from, moved }: { test: TestInfo; from: string | null; moved: boolean }) {
  const t = useTexts<typeof texts>('typeTest');
  return (
    <Wrap>
      <div className={styles.start}>
        <Breadcrumbs
          crumbs={[
            { text: t('support') },
            { text: t('experiences'), to: '/ipo/contents/experiences' },
            { text: test.name },
          ]}
        />
        {moved && (
          <p className={shared.meanwhile} role="alert">
            {t('moved')}
          </p>
        )}
        <Heading level={1} size="display">
          {test.name}
        </Heading>
        <p className={shared.lead}>{test.lead}</p>
        <Form className={styles.go}>
          <input type="hidden" name="at" value="1" />
          {from !== null && <input type="hidden" name="from" value={from} />}
          <Button type="submit" variant="primary" size="lg" iconEnd="arrow-right">
            {t('start')}
          </Button>
          <span>{t('length', { count: test.questions.length })}</span>
        </Form>
        <p className={styles.free}>{t('free')}</p>
        {from !== null && <MoreLink to={`/ipo/detail/${from}`}>{t('backToCompany')}</MoreLink>}
      </div>
      <section className={styles.types} aria-labelledby="types">
        <Heading id="types">{t('types')}</Heading>
        <ul>
          {test.types.map(({ code, name, art }) => (
            <li key={code}>
              <TypeArt art={art} className={styles.typeArt} />
              <b>{name}</b>
            </li>
          ))}
        </ul>
      </section>
    </Wrap>
  );
}

type QuestionProps = { test: TestInfo; from: string | null; standing: Standing; refused: boolean };

/** One question a screen. The address holds all answers, so that going back, reloading and sharing lose none. */
function Question({ test, from, standing: { at, answers, skipped }, refused }: QuestionProps) {
  const t = useTexts<typeof texts>('typeTest');
  const busy = useNavigation().state !== 'idle';
  const key = useFreshKey();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at && !skipped) return;
    shown.current = at;
    heading.current?.focus();
  }, [at, skipped]);
  const count = test.questions.length;
  const question = test.questions[at - 1];
  if (!question) return null;
  const isLast = at === count;
  const missing = skipped || (refused && answers[at - 1] === '0');
  const base = from === null ? '' : `&from=${from}`;
  return (
    <Form
      key={at}
      method={isLast ? 'post' : 'get'}
      action={isLast ? testAddress(from) : undefined}
      className={shared.screen}
    >
      <QuestionTop
        at={at}
        count={count}
        label={t('progress', { at, count })}
        legs={test.questions.map(({ iieqNo }, index) => ({
          key: String(iieqNo),
          state: index + 1 < at ? 'done' : index + 1 === at ? 'now' : 'ahead',
          at: 100,
        }))}
      />
      <fieldset aria-describedby={missing ? 'missing' : undefined}>
        <legend>
          <h1 ref={heading} tabIndex={-1}>
            {question.text}
          </h1>
        </legend>
        <input type="hidden" name="a" value={answers} />
        <ChoiceLanes
          type="radio"
          name="a"
          choices={question.choices.map(({ iieqcNo, text }, index) => ({
            ...{ key: String(iieqcNo), text, value: withAnswer(answers, at, index + 1) },
            checked: answers[at - 1] === String(index + 1),
          }))}
        />
      </fieldset>
      {missing && <MissingChoice>{t('choose')}</MissingChoice>}
      {!isLast && <input type="hidden" name="at" value={at + 1} />}
      {!isLast && from !== null && <input type="hidden" name="from" value={from} />}
      {isLast && <input type="hidden" name="v" value={test.version} />}
      {isLast && <input type="hidden" name="key" value={key} />}
      <div className={shared.nav}>
        <ButtonLink
          variant="line"
          icon="chevron-left"
          preventScrollReset
          to={`?at=${at - 1}&a=${answers}${base}`}
        >
          {t('previous')}
        </ButtonLink>
        <Button type="submit" variant="ink" iconEnd="arrow-right" busy={busy && isLast}>
          {t(isLast ? 'finish' : 'next')}
        </Button>
      </div>
    </Form>
  );
}
