import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../shared/api/files.server.ts';
import { toJsonSchemas } from '../../shared/api/route.server.ts';

/** The files alone: the package's own routes hold four times as much of a file that nobody reads. */
const SWAGGER_UI = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');
const DOCS_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The API of Story Forest · 이야기숲</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></html>`;

/** Serves the API page at /api/docs, and its OpenAPI document at /api/docs/json. `policy`: Content-Security-Policy. */
export async function addApiPage(api: FastifyInstance, policy: string): Promise<void> {
  await api.register(swagger, {
    openapi: { info: { title: 'Story Forest', description: 'The API of Story Forest · 이야기숲', version: '1' } },
    transform: toJsonSchemas,
  });
  await api.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy);
    });
    docs.get('/api/docs/json', { schema: { hide: true } }, () => api.swagger());
    docs.get('/api/docs', { schema: { hide: true } }, (_request, reply) => reply.type('text/html').send(DOCS_PAGE));
    docs.get('/api/docs/start.js', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript').send("SwaggerUIBundle({ url: '/api/docs/json', dom_id: '#api' });"),
    );
    for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css'])
      docs.get(`/api/docs/${file}`, { schema: { hide: true } }, (_request, reply) =>
        sendFile(reply.header('cache-control', 'no-cache'), file, SWAGGER_UI),
      );
  });
}
