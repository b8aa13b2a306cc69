import { fault, ok, type Result } from '@santiago/kernel';
import type { Request, RouteName } from '@santiago/protocol';
import { CONTRACT } from '@santiago/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusals.ts';

/** Path, query and body of a request as one object, checked; or what is wrong with them. */
export const inputOf = <R extends RouteName>(route: R, request: FastifyRequest): Result<Request<R>> => {
  const { params, query, body = null } = request;
  if (typeof body !== 'object' || Array.isArray(body))
    return fault(refuse('malformed', { problem: 'not an object' }));
  const inPath = params as object;
  const given = { ...(query as object), ...body };
  const twice = Object.keys(inPath).find((name) => Object.hasOwn(given, name));
  if (twice !== undefined) return fault(refuse('malformed', { where: twice, problem: 'stands in the path' }));
  // Spread, not assigned: a key like `__proto__` stays a key, and is refused like any other unknown one.
  const read = CONTRACT[route].input.safeParse({ ...given, ...inPath });
  if (read.success) return ok(read.data as Request<R>);
  const issue = read.error.issues[0]!;
  const where = issue.path.join('.');
  return fault(
    refuse('malformed', { where, problem: issue.message }, `${where}: ${issue.message}`.slice(0, 200)),
  );
};
