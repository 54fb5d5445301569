import { expect, expectTypeOf, test } from 'vitest';
import type { AnswerOf, TableView } from '../index.ts';
import { requestTo, type SentArguments } from '../request.ts';

test('a request has its parameters in the path, its query behind it, and its token in a header only', () => {
  const sent = { params: { table: 'a b' }, query: { since: 3, as: undefined }, token: 'secret' };
  expect(requestTo('GET /tables/:table/log', sent)).toEqual({
    method: 'GET',
    path: '/api/v1/tables/a%20b/log?since=3',
    headers: { authorization: 'Bearer secret' },
  });
});

test('a body travels as JSON, and says so', () => {
  expect(requestTo('POST /guests', { body: { name: 'Anna' } })).toEqual({
    method: 'POST',
    path: '/api/v1/guests',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Anna"}',
  });
});

test('what a route has to be sent must be there, and its answer has its type', () => {
  expectTypeOf<[]>().toExtend<SentArguments<'GET /me'>>();
  expectTypeOf<[]>().not.toExtend<SentArguments<'GET /tables/:table'>>();
  expectTypeOf<[]>().not.toExtend<SentArguments<'POST /guests'>>();
  expectTypeOf<AnswerOf<'GET /tables/:table'>>().toEqualTypeOf<TableView>();
  expectTypeOf<AnswerOf<'DELETE /me'>>().toEqualTypeOf<void>();
});
