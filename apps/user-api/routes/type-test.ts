import * as typeTest from '@chulbal/contract/type-test/type-test';
import { finishTypeTest } from '@chulbal/domain/type-test/commands';
import { findMyTypeTest, getTestInfo, getTypeTestResult } from '@chulbal/domain/type-test/queries';
import { getTypeShare } from '@chulbal/domain/type-test/share.queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function typeTestRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(typeTest.getTypeTest, ({ language }) => getTestInfo(db, { language }));
  api.mount(typeTest.getTypeTestResult, ({ input, language, now }) =>
    getTypeTestResult(db, { ...input, language, now }),
  );
  api.mount(typeTest.typeSharePicture, async ({ input, language }) => {
    const stream = await getTypeShare(db, { ...input, language });
    return {
      ...{ stream, contentType: 'image/png', size: stream.length, cacheControl: 'public, max-age=600' },
      fileName: `type-${input.typeCode}.png`,
    };
  });
  api.mount(typeTest.finishTypeTest, async ({ actor, input, address, now }) => {
    await finishTypeTest(db, actor, { ...input, address, now });
    return null;
  });
  api.mount(typeTest.getMyTypeTest, ({ actor, language }) => findMyTypeTest(db, actor, { language }));
}
