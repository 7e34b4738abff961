import * as contract from '@chulbal/contract/pledges';
import { drawPaper } from '@chulbal/domain/papers/draw-paper';
import { changePledgeText, refusePledge, signPledge } from '@chulbal/domain/pledges/commands';
import { getPledge, getTextToEdit } from '@chulbal/domain/pledges/pledge.queries';
import { getSignedPledge } from '@chulbal/domain/pledges/signed.queries';
import { getMyStage, listMyStages } from '@chulbal/domain/pledges/stages.queries';
import { getSite } from '@chulbal/domain/site/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** What an evaluator judges and has promised for it; what operators write for them to promise. */
export function pledgesRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(contract.myStages, ({ actor, language, now }) => listMyStages(db, actor, { language, now }));
  api.mount(contract.getMyStage, ({ actor, input, language, now }) =>
    getMyStage(db, actor, { ...input, language, now }),
  );
  api.mount(contract.getPledge, ({ actor, input, language, now }) =>
    getPledge(db, actor, { ...input, language, now }),
  );
  api.mount(contract.signPledge, async ({ actor, input, now }) => {
    const { answeredAt, sha256 } = await signPledge(db, actor, { ...input, now });
    return { answeredAt: answeredAt.toISOString(), sha256 };
  });
  api.mount(contract.refusePledge, async ({ actor, input, now }) => {
    const { answeredAt, recused } = await refusePledge(db, actor, { ...input, now });
    return { answeredAt: answeredAt.toISOString(), recused };
  });
  api.mount(contract.pledgePdf, async ({ actor, input, language }) => {
    const pledge = await getSignedPledge(db, actor, { ...input, language });
    const { brand } = await getSite(db, { language });
    // The library that draws is large, and few processes ever need it.
    const pdf = await drawPaper('pledge', pledge, { brand, language });
    const name = language === 'ko' ? '서약서' : 'pledge';
    const fileName = `${name}-${input.trackNo}-${input.stageNo}.pdf`;
    return { stream: pdf, contentType: 'application/pdf', fileName, size: pdf.length };
  });
  api.mount(contract.getPledgeText, ({ input }) => getTextToEdit(db, input));
  api.mount(contract.changePledgeText, ({ actor, input, now }) =>
    changePledgeText(db, actor, { ...input, now }),
  );
}
