FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production \
    NODE_OPTIONS=--conditions=production \
    NPM_CONFIG_UPDATE_NOTIFIER=false \
    LOG_FORMAT=json
WORKDIR /app

# The stage that builds the site, without a database.
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

# The image of the site and of all its commands, without the build tools and the sources. It writes only to /data
# and /tmp.
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
