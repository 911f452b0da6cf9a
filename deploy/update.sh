#!/bin/sh
# Starts the version in this folder without downtime, also as the first one: it makes a backup, starts the new web
# servers beside the old ones, and then stops the old ones one by one. A failed step leaves the old ones running,
# and explains what to do.
set -eu
umask 077
cd "$(dirname "$0")/.."
VERSION=$(git rev-parse --short=12 HEAD)
export VERSION

# Writes a value of .env, such as the version that docker compose starts: never an older one than the database.
keep() {
  touch .env
  chmod 600 .env
  { grep -v "^$1=" .env || true; printf '%s=%s\n' "$1" "$2"; } > .env.new
  chmod 600 .env.new
  mv -f .env.new .env
}
# Reads a value of .env; the last line of a name is used, as in docker compose.
kept() { sed -n "s/^$1=//p" .env 2>/dev/null | tail -n 1; }

# The running version: one that only migrated the database and never started is no target of a rollback.
previous=$(kept SERVED_VERSION)
[ -n "$previous" ] || previous=$(kept VERSION)
old=''
joining=''
step='The build'
remedy="The old version still responds, on its database: nothing changed. Fix the cause, then run sh deploy/update.sh again."
say_what_to_do() {
  [ "$1" -eq 0 ] && return
  # Unhealthy new servers are removed, because the proxy would use them too. Their last log lines are printed.
  for server in $(if [ -n "$joining" ]; then servers; fi); do
    case "$old " in *" $server "*) continue ;; esac
    docker logs --tail 20 "$server" >&2 || true
    docker rm --force "$server" > /dev/null || true
  done
  [ -n "$previous" ] || remedy='Fix the cause, then run sh deploy/update.sh again.'
  printf '%s failed. %s\n' "$step" "$remedy" >&2
}
trap 'say_what_to_do $?' EXIT
trap 'exit 130' HUP INT TERM

state() { docker inspect --format '{{.State.Status}} {{.RestartCount}} {{.State.Health.Status}}' "$1"; }
# The server has time to finish its open requests.
remove() {
  docker stop -t 12 "$1"
  docker rm --force "$1"
}
servers() { docker compose ps --all --quiet web | tr '\n' ' '; }

runs() { docker compose config --services | grep -qx "$1"; }

# Reloads a proxy without downtime, because the new version may have another configuration.
reload() {
  runs "$1" || return 0
  docker compose up -d --no-deps --no-recreate --wait "$1"
  docker compose exec -T "$@"
}

# Whether this version accepts the schema of the database: it refuses a newer one.
suits() { docker compose run --rm -T --no-deps prepare > /dev/null 2>&1; }

# Whether the new servers are healthy. The state of the old ones does not matter, because they are removed next.
came() {
  looks=40
  while [ "$looks" -gt 0 ]; do
    answering=0
    for server in $(servers); do
      case "$old " in *" $server "*) continue ;; esac
      case $(state "$server") in
        running\ *' healthy') answering=$((answering + 1)) ;;
        'running 0 starting') ;;
        *) return 1 ;;
      esac
    done
    [ "$answering" -lt "$wanted" ] || return 0
    sleep 3
    looks=$((looks - 1))
  done
  return 1
}

docker compose build
step='The start of database and files'
# External services are not started (deploy/compose).
for store in database files; do
  if runs "$store"; then docker compose up -d --wait "$store"; fi
done

if [ -n "${SKIP_BACKUP:-}" ]; then
  keep PREVIOUS_VERSION ''
  keep PREVIOUS_BACKUP ''
elif [ -n "$previous" ] && [ "$(kept VERSION)" != "$VERSION" ]; then
  step='The backup'
  backup="sauvegarde-$(date -u +%Y-%m-%dT%H-%M-%S)"
  docker compose run --rm -T --no-deps worker backup --name "$backup"
  # A backup that was made after an interrupted migration is no target of a rollback.
  if [ "$(kept PREVIOUS_VERSION)" != "$previous" ] || (VERSION=$previous && suits); then
    keep PREVIOUS_BACKUP "$backup"
    keep BACKUP_WRITER "$VERSION"
    keep PREVIOUS_VERSION "$previous"
  fi
fi

step='The migration'
remedy="The old version still responds. Fix the cause, then run sh deploy/update.sh again; to go back: sh deploy/rollback.sh."
# The old servers use the new schema until they are replaced; they still show their cached pages.
docker compose run --rm -T prepare
keep VERSION "$VERSION"

step='The exchange of servers'
there=0
wanted=0
for server in $(servers); do
  image=$(docker inspect --format '{{.Config.Image}}' "$server")
  # Servers that a failed update has left are not counted.
  if [ "$image" = "exemplia/site:$previous" ]; then wanted=$((wanted + 1)); fi
  # A server may be unhealthy for a moment, because a migration has locked its tables.
  looks=6
  while [ "$looks" -gt 0 ] && expr "$(state "$server")" : 'running .* unhealthy' > /dev/null; do
    sleep 5
    looks=$((looks - 1))
  done
  # A server that hangs or cannot start on the newer database is removed, because docker would wait for it.
  case $(state "$server") in
    'running 0 starting' | running\ *' healthy')
      there=$((there + 1))
      old="$old $server"
      ;;
    *) remove "$server" ;;
  esac
done
[ -n "$old" ] || remedy="No server responds any more. Fix the cause, then run sh deploy/update.sh again; to go back: sh deploy/rollback.sh."
[ "$wanted" -gt 0 ] || wanted=2
joining=yes
docker compose up -d --no-deps --no-recreate --wait --scale "web=$((there + wanted))" web || came
joining=''
# From now on the new version responds, whatever happens to the old servers.
keep SERVED_VERSION "$VERSION"
remedy='The new web servers are there. Fix the cause, then run sh deploy/update.sh again.'
for server in $old; do remove "$server"; done
step='The start of the other services'
docker compose up -d --scale "web=$wanted"
step='The reload of a proxy'
remedy='The new version responds. Fix the cause, then run sh deploy/update.sh again.'
reload proxy nginx -s reload
reload tls caddy reload --config /etc/caddy/Caddyfile
