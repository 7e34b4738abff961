import type { CompanyCard } from '@chulbal/contract/companies/shown';
import { getTypeTestResult, type TypeTestResult } from '@chulbal/contract/type-test/type-test';
import { useLocation } from 'react-router';
import { companyOf } from '../../../lib/company-of.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { copyText, shareAddress } from '../../../lib/share-address.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { MoreLink } from '../../../ui/action/more-link.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { Split } from '../../../ui/layout/split.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { CompanyMark } from '../../investment/company-mark.tsx';
import { resultAddress, testAddress } from '../test-address.ts';
import { TypeArt } from '../type-art.tsx';
import type { typeTest as texts } from '../type-test.ko.ts';
import type { Route } from './+types/type-result';
import styles from './result.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const { searchParams } = new URL(request.url);
  const version = Number(searchParams.get('v'));
  const answers = searchParams.get('a') ?? '';
  const isResult = Number.isSafeInteger(version) && version > 0 && /^[1-6]{1,30}$/.test(answers);
  if (!isResult) throw new Response(null, { status: 404 });
  return { result: await api(getTypeTestResult, { version, answers }), answers };
}

/** How many axes a test has: two at least, eight at most. */
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** `/ipo/experiences/result?v=1&a=2413…`: what answers come to, for whoever opens the address. */
export default function TypeResult({ loaderData: { result, answers } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('typeTest');
  const from = companyOf(new URLSearchParams(useLocation().search));
  const language = useLanguage();
  const { version, type, scores, share, questions, companies } = result;
  return (
    <>
      <PageMeta
        title={t('result.title', { type: type.name })}
        description={type.line}
        query={`v=${version}&a=${answers}`}
        image={`/transfer/share/type/${version}/${type.code}.png?lang=${language}`}
        drawn
        imageAlt={`${type.name}: ${type.line}`}
      />
      <section className={styles.hero} aria-labelledby="type">
        <TypeArt art={type.art} className={styles.heroArt} />
        <Wrap className={styles.heroWrap}>
          <p>{t('result.kicker')}</p>
          <h1 id="type" className={styles.heroName}>
            {type.name}
          </h1>
          <p className={styles.heroLine}>{type.line}</p>
          <Share result={result} answers={answers} />
        </Wrap>
      </section>
      <Section aria-labelledby="scores">
        <Split
          head={
            <>
              <Heading id="scores" size="3xl" className={styles.lines}>
                {t('result.scores', { number: t(`result.number.${numbers[scores.length - 2] ?? 'eight'}`) })}
              </Heading>
              <p className={styles.sub}>
                {t('result.scoresOf', { count: questions })}
                {share !== null && <b> {t('result.alike', { share })}</b>}
              </p>
            </>
          }
        >
          <ol className={styles.scores}>
            {scores.map(({ code, name, score }) => (
              <li key={code}>
                <span>{name}</span>
                <i role="img" aria-label={t('result.points', { score })} style={{ '--v': `${score}%` }} />
                <b aria-hidden="true">{score}</b>
              </li>
            ))}
          </ol>
        </Split>
      </Section>
      <Section tone="paper" aria-labelledby="how">
        <Split
          head={
            <Heading id="how" size="3xl">
              {t('result.how')}
            </Heading>
          }
        >
          <dl className={styles.says}>
            {(['strength', 'pitfall', 'partner'] as const).map((part) => (
              <div key={part}>
                <dt>{t(`result.${part}`)}</dt>
                <dd>{type[part]}</dd>
              </div>
            ))}
          </dl>
        </Split>
      </Section>
      <Section aria-labelledby={companies.length > 0 ? 'companies' : undefined}>
        {companies.length > 0 && (
          <>
            <SectionTitle
              id="companies"
              aside={<MoreLink to="/ipo/contents/exhibition">{t('result.exhibition')}</MoreLink>}
            >
              {t('result.companies')}
            </SectionTitle>
            <SuitingCompanies companies={companies} />
          </>
        )}
        <p className={styles.again}>
          {from !== null && (
            <ButtonLink variant="ink" to={`/ipo/detail/${from}`}>
              {t('backToCompany')}
            </ButtonLink>
          )}
          <ButtonLink variant="line" to={testAddress(from)}>
            {t('result.again')}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}

/** The phone's own sheet where there is one, and always the link. */
function Share({ result: { version, type }, answers }: { result: TypeTestResult; answers: string }) {
  const t = useTexts<typeof texts>('typeTest');
  const words = { copied: t('result.copied'), notCopied: t('result.notCopied') };
  const address = () => location.origin + resultAddress(version, answers, null);
  const share = () =>
    shareAddress({ title: t('result.title', { type: type.name }), text: type.line, url: address() }, words);
  return (
    <p className={styles.acts}>
      <Button variant="ink" icon="external" onClick={() => void share()}>
        {t('result.share')}
      </Button>
      <Button variant="line" icon="copy" onClick={() => void copyText(address(), words)}>
        {t('result.copy')}
      </Button>
    </p>
  );
}

/** Companies that suit a type. */
function SuitingCompanies({ companies }: { companies: readonly CompanyCard[] }) {
  return (
    <ul className={styles.companies}>
      {companies.map(({ icNo, igNo, lane, logo, teamName, companyTitle, onlyKorean }) => (
        <li key={icNo}>
          <Link to={`/ipo/detail/${igNo}/${icNo}`} lang={onlyKorean ? 'ko' : undefined}>
            <CompanyMark company={{ logo, lane, teamName }} />
            <span>
              <b>{teamName}</b>
              <small>{companyTitle}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
