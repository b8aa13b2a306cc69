import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { StorageTrouble } from '../../src/store/database/driver.ts';
import { asTrouble, isRefused } from '../../src/store/database/postgres-line.ts';

const errorOf = (code: string): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError('no luck', 0, 'error'), { code });

/** Codes of PostgreSQL (appendix A of its manual), with what a caller sees and whether the transaction surely failed. */
describe('an error of PostgreSQL', () => {
  it.each([
    ['08006', 'the connection failed'],
    ['08P01', 'the protocol was broken'],
    ['53100', 'the disk is full'],
    ['53200', 'out of memory'],
    ['53300', 'too many connections'],
    ['57P01', 'the operator stops the database'],
    ['57P03', 'the database starts'],
    ['58030', 'a file cannot be read or written'],
  ])('%s, %s, is trouble, and the outcome is unknown', (code) => {
    expect(isRefused(errorOf(code))).toBe(false);
    expect(asTrouble(errorOf(code))).toBeInstanceOf(StorageTrouble);
  });

  it.each([
    ['25006', 'the database is read-only'],
    ['28000', 'the role may not come in'],
    ['28P01', 'the password is another one'],
    ['3D000', 'the database is gone'],
    ['XX001', 'data is damaged'],
    ['XX002', 'an index is damaged'],
  ])('%s, %s, is trouble, and nothing was committed', (code) => {
    expect(isRefused(errorOf(code))).toBe(true);
    expect(asTrouble(errorOf(code))).toBeInstanceOf(StorageTrouble);
  });

  it.each([
    ['22012', 'division by zero'],
    ['23505', 'a key exists already'],
    ['23502', 'a value is missing'],
    ['25001', 'a transaction is open'],
    ['40001', 'transactions are in each other’s way'],
    ['42601', 'the syntax is wrong'],
    ['42P01', 'there is no such table'],
    ['XX000', 'a bug of the database'],
  ])('%s, %s, is the query’s own fault and stays as it is', (code) => {
    const error = errorOf(code);
    expect(isRefused(error)).toBe(true);
    expect(asTrouble(error)).toBe(error);
  });

  it('that has no code is trouble: the database was not reached', () => {
    const error = new Error('ECONNREFUSED');
    expect(isRefused(error)).toBe(false);
    expect(asTrouble(error)).toMatchObject({ message: 'The database does not answer.', cause: error });
  });
});
