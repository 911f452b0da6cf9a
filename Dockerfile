# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production \
    NODE_OPTIONS=--conditions=production \
    NPM_CONFIG_UPDATE_NOTIFIER=false \
    LOG_FORMAT=json
WORKDIR /app

# Everything that builds the site. No database is needed, and none is asked for.
FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY tsconfig.json next.config.ts payload.config.ts payload-types.ts ./
COPY collections ./collections
COPY components ./components
COPY globals ./globals
COPY migrations ./migrations
COPY src ./src
RUN npm run build

# Migrates, seeds, runs the jobs, backs up: the commands, with their sources.
FROM build AS tools
RUN mkdir -p /data node_modules/.cache && chown -R node:node /data node_modules/.cache
ENV DATA_DIR=/data
USER node
VOLUME /data
ENTRYPOINT ["node", "src/cli/run.mjs"]

# Answers visitors and staff.
FROM base AS web
COPY --from=build /app/.next/standalone ./
RUN mkdir /data && chown node:node /data
ENV PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "webServer.mjs"]
