# The whole product in one image: pages, API, embedded database. Data is in /data.
# The base image is the only Node: the workspace `runtime`, which pins one for `npm start`, is not installed.
# Its version is that of .node-version (tools/prepare/node-version.test.ts).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /story-forest
COPY package.json package-lock.json .npmrc ./
COPY site/package.json site/
COPY studio/package.json studio/
COPY bench/package.json bench/
COPY runtime/package.json runtime/
RUN npm ci --workspace=site --include=dev --no-fund --no-audit
COPY . .
ARG SITE_URL=http://localhost:3000
ARG EMBEDDED_VOICE=on
RUN SITE_URL=$SITE_URL EMBEDDED_VOICE=$EMBEDDED_VOICE npm run build \
  # Without devDependencies. Packages of the browser bundle remain, because they are dependencies too.
  && npm ci --workspace=site --omit=dev --no-fund --no-audit

FROM node:24.21.0-bookworm-slim
ARG SITE_URL=http://localhost:3000
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 SITE_URL=$SITE_URL
WORKDIR /story-forest
COPY --from=build /story-forest/package.json /story-forest/THIRD_PARTY_NOTICES ./
COPY --from=build /story-forest/node_modules ./node_modules
COPY --from=build /story-forest/site/package.json ./site/
COPY --from=build /story-forest/site/build/client ./site/build/client
COPY --from=build /story-forest/site/build/csp.json ./site/build/
COPY --from=build /story-forest/site/app ./site/app
COPY --from=build /story-forest/site/features ./site/features
COPY --from=build /story-forest/site/shared ./site/shared
COPY --from=build /story-forest/site/migrations ./site/migrations
COPY --from=build /story-forest/site/tools ./site/tools
COPY --from=build /story-forest/site/public/speech ./site/public/speech
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "site/app/server/main.server.ts"]
