# syntax=docker/dockerfile:1
# The whole product in one image: pages, API, embedded database, for amd64 and arm64. Data is in /data.
# It is built once for everybody: SITE_URL (or DOMAIN) is read at the start.
# The base image is the only Node: the workspace `runtime`, which pins one for `npm start`, is not installed.
# Its version is that of .node-version (tools/prepare/node-version.test.ts).

# The pages are the same for every processor, so they are built on the builder's own.
FROM --platform=$BUILDPLATFORM node:26.10.0-trixie-slim AS build
WORKDIR /story-forest
COPY package.json package-lock.json .npmrc ./
COPY site/package.json site/
COPY studio/package.json studio/
COPY bench/package.json bench/
COPY runtime/package.json runtime/
RUN --mount=type=cache,target=/root/.npm npm ci --workspace=site --include=dev --no-fund --no-audit
COPY . .
RUN npm run build

FROM node:26.10.0-trixie-slim AS packages
WORKDIR /story-forest
COPY package.json package-lock.json .npmrc ./
COPY site/package.json site/
COPY studio/package.json studio/
COPY bench/package.json bench/
COPY runtime/package.json runtime/
COPY tools/prepare tools/prepare
COPY site/tools/deploy site/tools/deploy
RUN --mount=type=cache,target=/root/.npm npm ci --workspace=site --omit=dev --no-fund --no-audit \
  && node site/tools/deploy/keep-server-packages.ts

FROM node:26.10.0-trixie-slim
# The allocator gives a freed buffer of 16 kB, the size of which files are sent, back to the system.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_MMAP_THRESHOLD_=16384
WORKDIR /story-forest
COPY --from=packages /story-forest/node_modules ./node_modules
COPY --from=build /story-forest/package.json /story-forest/THIRD_PARTY_NOTICES ./
COPY --from=build /story-forest/site/package.json ./site/
COPY --from=build /story-forest/site/migrations ./site/migrations
COPY --from=build /story-forest/site/app ./site/app
COPY --from=build /story-forest/site/features ./site/features
COPY --from=build /story-forest/site/shared ./site/shared
COPY --from=build /story-forest/site/tools ./site/tools
COPY --from=build /story-forest/site/public/speech ./site/public/speech
COPY --from=build /story-forest/site/build/csp.json ./site/build/
COPY --from=build /story-forest/site/build/client ./site/build/client
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Whether the process answers, after migrations. /readyz also asks the database: for what decides about traffic.
HEALTHCHECK --interval=30s --timeout=3s --start-period=10m --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "site/app/server/main.server.ts"]
