#!/bin/sh
# Puts the version in this folder into service, the first time too, while the site answers: the new web
# servers join the old ones behind the proxy, which then go one at a time. A step that fails leaves the old
# ones where they are.
set -eu
cd "$(dirname "$0")/.."
VERSION=$(git rev-parse --short=12 HEAD)
export VERSION

# What docker compose starts from now on, whoever calls it: never an older version on a newer database.
keep_version() {
  touch .env
  chmod 600 .env
  { grep -v '^VERSION=' .env || true; printf 'VERSION=%s\n' "$VERSION"; } > .env.new
  chmod 600 .env.new
  mv -f .env.new .env
}

runs() { docker compose config --services | grep -qx "$1"; }

# What a proxy is told may have come with this version: read anew, while it answers.
reload() {
  runs "$1" || return 0
  docker compose up -d --no-deps --no-recreate --wait "$1"
  docker compose exec -T "$@"
}

docker compose build
# Those that are somebody else's are not started: deploy/compose.
for store in database files; do
  if runs "$store"; then docker compose up -d --wait "$store"; fi
done
# Until they are exchanged, the old servers work on the new schema; what they keep they show anyway.
docker compose run --rm prepare
keep_version

old=$(docker compose ps --quiet web)
wanted=$(printf '%s\n' "$old" | grep -c . || true)
[ "$wanted" -gt 0 ] || wanted=2
docker compose up -d --no-deps --no-recreate --wait --scale "web=$((wanted * 2))" web
for server in $old; do
  # Time to finish what it is answering.
  docker stop -t 12 "$server"
  docker rm "$server"
done
docker compose up -d --scale "web=$wanted"
reload proxy nginx -s reload
reload tls caddy reload --config /etc/caddy/Caddyfile
