import { Db } from '@chulbal/domain/db';
import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** The same database, noting the kind of every statement asked of it and into which table it adds, in order. */
export function notingStatements(db: Db): { db: Db; statements: string[]; addedTo: string[] } {
  const statements: string[] = [];
  const addedTo: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind);
      addedTo.push(tableOf(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: new Db(db.sql.withPlugin(plugin), db.vault), statements, addedTo };
}

function tableOf(node: RootOperationNode): string {
  return node.kind === 'InsertQueryNode' ? (node.into?.table.identifier.name ?? '') : '';
}
