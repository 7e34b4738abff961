import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import { signAccessReview } from '@chulbal/domain/access-reviews/commands';
import { getAccessReview } from '@chulbal/domain/access-reviews/queries';
import { mintUser, type OperatorActor } from '@chulbal/domain/actor';
import {
  answerDataRequest,
  askAboutMyData,
  enterDataRequest,
  extendDataRequest,
  noteDataRequest,
  takeDataRequest,
} from '@chulbal/domain/data-requests/commands';
import type { Db } from '@chulbal/domain/db';
import { lapsesAt } from '@chulbal/domain/guardians/rules';
import { revealMember } from '@chulbal/domain/members/commands';
import { newHashedSecret } from '@chulbal/domain/secret';
import type { Deed } from './deed.ts';

const DAY_MS = 86_400_000;

type Given = {
  operators: Readonly<Record<'owner' | 'manager', OperatorActor>>;
  accounts: Readonly<Record<'invested' | 'missed', number>>;
  now: Date;
};

/** What people have asked about their data, a guardian who is waited for, and the signed review of last month. */
export function privacyDeeds(tx: Db, given: Given): Deed[] {
  return [...requests(tx, given), guardian(tx, given), ...accesses(tx, given)];
}

/** One that is near its last day, one that somebody works on, one that was put off, and one that is answered. */
function requests(tx: Db, { operators, accounts, now }: Given): Deed[] {
  const { owner } = operators;
  const ago = (days: number, minutes = 0) => new Date(now.getTime() - days * DAY_MS + minutes * 60_000);
  const ask = (accountId: number, kind: 'see' | 'correct', text: string) => (at: Date) =>
    askAboutMyData(tx, mintUser(accountId), { kind, text, language: 'ko', publicUrl: '', now: at });
  const written = { source: 'mail', language: 'ko', publicUrl: '' } as const;
  const last = async () => {
    const { requestNo } = await tx.sql
      .selectFrom('dataRequests')
      .select('requestNo')
      .where('state', '=', 'open')
      .where('ownerId', '=', owner.operatorId)
      .orderBy('requestNo', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return Number(requestNo);
  };
  return [
    {
      at: ago(24),
      run: (at) =>
        enterDataRequest(tx, owner, {
          ...{ ...written, kind: 'stop', name: '정하람', contact: 'haram.jung@mail.example', now: at },
          receivedOn: koreanDay(at),
          text: '홍보 메일에 제 사진을 더 쓰지 말아 주세요. 두 장이 있어요.',
        }),
    },
    {
      at: ago(24, 20),
      run: async (at) =>
        noteDataRequest(tx, owner, {
          ...{
            requestNo: await last(),
            step: 'identity',
            text: '신청서의 메일 주소로 답을 받아 확인',
            now: at,
          },
        }),
    },
    {
      at: ago(19),
      run: async (at) =>
        answerDataRequest(tx, owner, {
          ...{ requestNo: await last(), outcome: 'done', publicUrl: '', now: at },
          text: '소식지와 누리집에서 사진 두 장을 모두 내렸어요. 앞으로 쓰지 않아요.',
        }),
    },
    {
      at: ago(13),
      run: (at) =>
        enterDataRequest(tx, owner, {
          ...{
            ...written,
            source: 'phone',
            kind: 'delete',
            name: '박지아',
            contact: '010-0000-5120',
            now: at,
          },
          receivedOn: koreanDay(at),
          text: '작년에 신청했던 것을 모두 지워 주세요.',
        }),
    },
    {
      at: ago(5),
      run: async (at) =>
        extendDataRequest(tx, owner, {
          ...{ requestNo: await last(), publicUrl: '', now: at },
          reason: '이의신청이 열려 있어 무엇을 남겨야 하는지 확인하고 있어요.',
        }),
    },
    { at: ago(8), run: ask(accounts.invested, 'see', '누가 제 서류를 열어 봤는지 알고 싶어요.') },
    {
      at: ago(3),
      run: ask(accounts.missed, 'correct', '학교 이름이 바뀌었어요. 새 이름으로 고쳐 주세요.'),
    },
    {
      at: ago(2),
      run: async (at) => {
        const { requestNo } = await tx.sql
          .selectFrom('dataRequests')
          .select('requestNo')
          .where('accountId', '=', accounts.missed)
          .executeTakeFirstOrThrow();
        const named = { requestNo: Number(requestNo), now: at };
        await takeDataRequest(tx, owner, named);
        await noteDataRequest(tx, owner, { ...named, step: 'note', text: '학교에 바뀐 이름을 확인 중' });
      },
    },
  ];
}

function guardian(tx: Db, { now }: Given): Deed {
  const phone = '010-0000-4402';
  return {
    at: new Date(now.getTime() - 3.4 * DAY_MS),
    run: (at) =>
      tx.sql
        .insertInto('guardianConsents')
        .values({
          ...{
            state: 'waiting',
            claimHash: newHashedSecret().hash,
            linkHash: newHashedSecret().hash,
            language: 'ko',
          },
          ...{ nameSealed: tx.vault.seal('김도연'), phoneSealed: tx.vault.seal(phone) },
          ...{ phoneIndex: tx.vault.index(phone), place: 1, askedAt: at, until: lapsesAt(at) },
        })
        .execute(),
  };
}

/** Last month the manager looked at some people, once at night; the owner has signed since. */
function accesses(tx: Db, { operators, accounts, now }: Given): Deed[] {
  const first = `${koreanDay(now).slice(0, 7)}-01`;
  const month = addDays(first, -1).slice(0, 7);
  const look = (day: string, time: string, accountId: number, reason: string): Deed => ({
    at: koreanInstant(`${month}-${day}`, time),
    run: (at) => revealMember(tx, operators.manager, { accountId, field: 'phone', reason, now: at }),
  });
  const monday = koreanInstant(addDays(first, 1), '10:10');
  return [
    look('09', '14:20', accounts.invested, '프로그램 자리를 전화로 알려 주려고'),
    look('14', '22:47', accounts.missed, '마감 밤에 걸려 온 전화의 본인 확인'),
    look('21', '11:05', accounts.missed, '보완 서류를 묻는 전화의 본인 확인'),
    {
      at: monday < now ? monday : new Date(now.getTime() - 60_000),
      run: async (at) => {
        const { operatorId } = operators.owner;
        const { recordsSha256 } = await getAccessReview(tx, { month, operatorId, language: 'ko', now: at });
        await signAccessReview(tx, operators.owner, {
          ...{ month, recordsSha256, now: at },
          finding:
            '밤에 연 한 건은 마감 날 걸려 온 전화였고 통화 기록과 맞아요. 다른 것은 사유와 일이 맞아요.',
        });
      },
    },
  ];
}
