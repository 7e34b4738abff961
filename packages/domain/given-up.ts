import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/**
 * A dialect whose connections take nothing more from a transaction once it is rolled back or given back. What was given up for its
 * time may still be at work: its next statement would come after the ROLLBACK on the same connection, and be written on its
 * own or into the transaction of somebody else.
 */
export function deafOnceGivenUp(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => deafDriver(dialect.createDriver()),
  };
}

/** A connection as it is lent once. */
type Lent = DatabaseConnection & { inner: DatabaseConnection; isOver: boolean };

function lend(inner: DatabaseConnection): Lent {
  const lent: Lent = {
    inner,
    isOver: false,
    async executeQuery(query, options) {
      if (lent.isOver) throw new TransactionOver();
      return inner.executeQuery(query, options);
    },
    streamQuery(query, chunkSize, options) {
      if (lent.isOver) throw new TransactionOver();
      return inner.streamQuery(query, chunkSize, options);
    },
  };
  return lent;
}

function deafDriver(driver: Driver): Driver {
  const innerOf = (connection: DatabaseConnection) => (connection as Lent).inner;
  const end = (connection: DatabaseConnection) => {
    const lent = connection as Lent;
    lent.isOver = true;
    return lent.inner;
  };
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) => lend(await driver.acquireConnection(options)),
    beginTransaction: (connection, settings) => driver.beginTransaction(innerOf(connection), settings),
    commitTransaction: (connection) => driver.commitTransaction(innerOf(connection)),
    rollbackTransaction: (connection) => driver.rollbackTransaction(end(connection)),
    releaseConnection: (connection, options) => driver.releaseConnection(end(connection), options),
    destroy: (options) => driver.destroy(options),
  };
}

/** Somebody asked in a transaction that is over. */
class TransactionOver extends Error {
  constructor() {
    super('The transaction is over: it was rolled back, or its connection given back.');
    this.name = 'TransactionOver';
  }
}
