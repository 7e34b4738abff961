import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/**
 * A dialect that refuses statements of a transaction that has been rolled back or has returned its connection. Work that ran out of
 * time may still be going on: without this its next statement would reach the same connection after the ROLLBACK, and would be
 * committed by itself or inside somebody else's transaction.
 */
export function refuseEndedTransactions(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => refusingDriver(dialect.createDriver()),
  };
}

/** A connection for as long as one borrower has it. */
type Lent = DatabaseConnection & { inner: DatabaseConnection; hasEnded: boolean };

function lend(inner: DatabaseConnection): Lent {
  const lent: Lent = {
    inner,
    hasEnded: false,
    async executeQuery(query, options) {
      if (lent.hasEnded) throw new TransactionEnded();
      return inner.executeQuery(query, options);
    },
    streamQuery(query, chunkSize, options) {
      if (lent.hasEnded) throw new TransactionEnded();
      return inner.streamQuery(query, chunkSize, options);
    },
  };
  return lent;
}

function refusingDriver(driver: Driver): Driver {
  const innerOf = (connection: DatabaseConnection) => (connection as Lent).inner;
  const end = (connection: DatabaseConnection) => {
    const lent = connection as Lent;
    lent.hasEnded = true;
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

/** A statement came from a transaction that has ended. */
class TransactionEnded extends Error {
  constructor() {
    super('The transaction has ended: it was rolled back, or its connection was returned.');
    this.name = 'TransactionEnded';
  }
}
