import { companyBeside, getCompanyDetail } from '@chulbal/contract/companies/shown';
import { getExhibition } from '@chulbal/contract/exhibition/exhibition';
import { getMyWallet } from '@chulbal/contract/investment/investment';
import { useEffect } from 'react';
import { numberOf } from '../../lib/address-numbers.ts';
import { JsonLd } from '../../lib/json-ld.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { markSeen } from '../exhibition/use-seen.ts';
import { InvestPanel } from '../investment/invest-panel.tsx';
import { marketOf } from '../investment/market-of.ts';
import type { Route } from './+types/company';
import { CompanyPage } from './company-page.tsx';

export const handle: TextsHandle = { texts: ['site-investment'] };

/**
 * One company, those before and after it in the visitor's own order, and the market with what the reader has in it; what is
 * not shown is a page that is not there. `?preview` shows a team what it is writing.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [igNo, icNo] = [numberOf(params.igNo), numberOf(params.icNo)];
  const { api, attempt, shuffleSeed: seed, who, now } = visitOf(context);
  const preview = url.searchParams.has('preview') ? 'true' : 'false';
  const company = await api(getCompanyDetail, { igNo, icNo, preview });
  const [beside, exhibition, mine] = await Promise.all([
    attempt(companyBeside, { igNo, icNo, seed }),
    api(getExhibition, { igNo }),
    who() ? attempt(getMyWallet, { igNo }) : null,
  ]);
  return {
    ...{ company, exhibition, mine: mine?.ok ? mine.data : null, now: now.toISOString() },
    beside: beside.ok ? beside.data : { before: null, after: null },
  };
}

/** `/ipo/detail/{igNo}/{icNo}` */
export default function Company({ loaderData }: Route.ComponentProps) {
  const { company, beside, exhibition, mine, now } = loaderData;
  const { origin } = useRootData();
  const { igNo, icNo, teamName, companyTitle, summary, logo, version, isPreview } = company;
  const language = useLanguage();
  useEffect(() => {
    if (!isPreview) markSeen(icNo);
  }, [icNo, isPreview]);
  const share = `/transfer/share/${igNo}/${icNo}.png?lang=${language}&v=${version}`;
  const address = `${origin}/ipo/detail/${igNo}/${icNo}`;
  return (
    <>
      <PageMeta
        title={`${teamName}: ${companyTitle}`}
        description={summary}
        image={isPreview ? undefined : share}
        drawn
        imageAlt={`${teamName}: ${companyTitle}`}
        noIndex={isPreview}
      />
      {!isPreview && (
        <JsonLd
          facts={{
            '@type': 'Organization',
            ...{ name: teamName, slogan: companyTitle, description: summary, url: address },
            ...(logo && { logo: `${origin}/transfer/file/${logo}` }),
            image: origin + share,
            ...(company.links.length > 0 && { sameAs: company.links.map(({ url }) => url) }),
          }}
        />
      )}
      <CompanyPage
        company={company}
        beside={beside}
        side={
          !isPreview && (
            <InvestPanel market={mine?.market ?? marketOf(exhibition)} {...{ mine, company, now }} />
          )
        }
      />
    </>
  );
}
