#!/bin/sh
# Puts the version in this folder into service, the first time too, while the site answers: a backup first;
# the new web servers join the old ones behind the proxy, which then go one at a time. A step that fails
# leaves the old ones where they are, and says what to do.
set -eu
cd "$(dirname "$0")/.."
VERSION=$(git rev-parse --short=12 HEAD)
export VERSION

# What docker compose starts from now on, whoever calls it: never an older version on a newer database.
keep() {
  touch .env
  chmod 600 .env
  { grep -v "^$1=" .env || true; printf '%s=%s\n' "$1" "$2"; } > .env.new
  chmod 600 .env.new
  mv -f .env.new .env
}
kept() { sed -n "s/^$1=//p" .env 2>/dev/null || true; }

step='La construction'
remedy="L'ancienne version répond toujours, sur sa base : rien n'a changé. Réparez, puis relancez sh deploy/update.sh."
say_what_to_do() {
  [ "$1" -eq 0 ] || printf '%s a échoué. %s\n' "$step" "$remedy" >&2
}
trap 'say_what_to_do $?' EXIT

runs() { docker compose config --services | grep -qx "$1"; }

# What a proxy is told may have come with this version: read anew, while it answers.
reload() {
  runs "$1" || return 0
  docker compose up -d --no-deps --no-recreate --wait "$1"
  docker compose exec -T "$@"
}

docker compose build
step='Le démarrage de la base et des fichiers'
# Those that are somebody else's are not started: deploy/compose.
for store in database files; do
  if runs "$store"; then docker compose up -d --wait "$store"; fi
done

previous=$(kept VERSION)
if [ -n "${SKIP_BACKUP:-}" ]; then
  keep PREVIOUS_VERSION ''
  keep PREVIOUS_BACKUP ''
elif [ -n "$previous" ] && [ "$previous" != "$VERSION" ]; then
  step='La sauvegarde'
  backup="sauvegarde-$(date -u +%Y-%m-%dT%H-%M-%S)"
  docker compose run --rm --no-deps worker backup --name "$backup"
  # One that was made after a migration was cut short is no way back.
  if [ "$(kept PREVIOUS_VERSION)" != "$previous" ]; then
    keep PREVIOUS_BACKUP "$backup"
    keep BACKUP_WRITER "$VERSION"
    keep PREVIOUS_VERSION "$previous"
  fi
fi

step='La migration'
remedy="L'ancienne version répond toujours. Réparez, puis relancez sh deploy/update.sh ; pour revenir en arrière : sh deploy/rollback.sh."
# Until they are exchanged, the old servers work on the new schema; what they keep they show anyway.
docker compose run --rm prepare
keep VERSION "$VERSION"

step="L'échange des serveurs"
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
step="La relecture de sa configuration par un proxy"
remedy='La nouvelle version répond. Réparez, puis relancez sh deploy/update.sh.'
reload proxy nginx -s reload
reload tls caddy reload --config /etc/caddy/Caddyfile
