FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production \
    NODE_OPTIONS=--conditions=production \
    NPM_CONFIG_UPDATE_NOTIFIER=false \
    LOG_FORMAT=json
WORKDIR /app

# Everything that builds the site. No database is needed, and none is asked for.
FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY tsconfig.json next.config.ts payload.config.ts payload-types.ts ./
COPY collections ./collections
COPY components ./components
COPY globals ./globals
COPY migrations ./migrations
COPY src ./src
RUN npm run build
RUN npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > .next/standalone/sbom.json

# Answers visitors and staff, runs the jobs, migrates, seeds, backs up: what was built, and nothing that built it.
# It writes to /data, and to /tmp.
FROM base
COPY --from=build /app/.next/standalone ./
RUN mkdir /data && chown node:node /data
ENV PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "src/cli/run.mjs"]
CMD ["web"]
