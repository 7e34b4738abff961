import { companyBeside, getCompanyDetail } from '@chulbal/contract/shown-companies';
import { JsonLd } from '../../lib/json-ld.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/company';
import { CompanyPage } from './company-page.tsx';

/**
 * One company, and those before and after it in the order of `?seed=`; what is not shown is a page that is not there.
 * `?preview` shows a team what it is writing.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const igNo = wholeNo(params.igNo);
  const icNo = wholeNo(params.icNo);
  const seed = Math.min(63, wholeNo(url.searchParams.get('seed') ?? '0'));
  const preview = url.searchParams.has('preview') ? 'true' : 'false';
  const company = await api(getCompanyDetail, { igNo, icNo, preview });
  const beside = await attempt(companyBeside, { igNo, icNo, seed });
  return { company, seed, beside: beside.ok ? beside.data : { before: null, after: null } };
}

/** A number of an address; 0, which nothing has, for whatever is none. */
function wholeNo(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

/** `/ipo/detail/{igNo}/{icNo}` */
export default function Company({ loaderData }: Route.ComponentProps) {
  const { company, beside, seed } = loaderData;
  const { origin } = useRootData();
  const { teamName, companyTitle, summary, logo, isPreview } = company;
  const picture = logo ? `/transfer/file/${logo}` : undefined;
  return (
    <>
      <PageMeta
        title={`${teamName}: ${companyTitle}`}
        description={summary}
        image={picture}
        imageAlt={picture && teamName}
        noIndex={isPreview}
      />
      {!isPreview && (
        <JsonLd
          facts={{
            '@type': 'Organization',
            ...{ name: teamName, slogan: companyTitle, description: summary },
            ...(picture && { logo: origin + picture }),
          }}
        />
      )}
      <CompanyPage company={company} beside={beside} seed={seed} />
    </>
  );
}
