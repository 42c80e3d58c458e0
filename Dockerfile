# The whole product in one image: pages, API, embedded database. Data lives in /data.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-fund --no-audit
COPY . .
ARG SITE_URL=http://localhost:3000
RUN SITE_URL=$SITE_URL npm run build && npm prune --omit=dev --no-fund --no-audit

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY --from=build /site/app ./app
COPY --from=build /site/features ./features
COPY --from=build /site/shared ./shared
COPY --from=build /site/migrations ./migrations
COPY --from=build /site/tools ./tools
COPY --from=build /site/public/speech ./public/speech
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "app/main.server.ts"]
