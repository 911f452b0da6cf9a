#!/bin/sh
# Puts the version in this folder into service, the first time too, while the site answers: a backup first;
# the new web servers join the old ones behind the proxy, which then go one at a time. A step that fails
# leaves the old ones where they are, and says what to do.
set -eu
umask 077
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
# As docker compose reads it: the last one counts.
kept() { sed -n "s/^$1=//p" .env 2>/dev/null | tail -n 1; }

# What answers: a version that migrated the database and never came up is none to go back to.
previous=$(kept SERVED_VERSION)
[ -n "$previous" ] || previous=$(kept VERSION)
old=''
joining=''
step='The build'
remedy="The old version still responds, on its database: nothing changed. Fix the cause, then run sh deploy/update.sh again."
say_what_to_do() {
  [ "$1" -eq 0 ] && return
  # New servers that do not get well would be asked beside the old ones. With them goes what they have said.
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
# With time to finish what it is answering.
remove() {
  docker stop -t 12 "$1"
  docker rm --force "$1"
}
servers() { docker compose ps --all --quiet web | tr '\n' ' '; }

runs() { docker compose config --services | grep -qx "$1"; }

# What a proxy is told may have come with this version: read anew, while it answers.
reload() {
  runs "$1" || return 0
  docker compose up -d --no-deps --no-recreate --wait "$1"
  docker compose exec -T "$@"
}

# Whether the database is still one that this version knows: it refuses a newer one, and finds nothing to do.
suits() { docker compose run --rm -T --no-deps prepare > /dev/null 2>&1; }

# Whether the new servers answer, whatever has become of an old one meanwhile: that one goes anyway.
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
# Those that are somebody else's are not started: deploy/compose.
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
  # One that was made after a migration was cut short is no way back.
  if [ "$(kept PREVIOUS_VERSION)" != "$previous" ] || (VERSION=$previous && suits); then
    keep PREVIOUS_BACKUP "$backup"
    keep BACKUP_WRITER "$VERSION"
    keep PREVIOUS_VERSION "$previous"
  fi
fi

step='The migration'
remedy="The old version still responds. Fix the cause, then run sh deploy/update.sh again; to go back: sh deploy/rollback.sh."
# Until they are exchanged, the old servers work on the new schema; what they keep they show anyway.
docker compose run --rm -T prepare
keep VERSION "$VERSION"

step='The exchange of servers'
there=0
wanted=0
for server in $(servers); do
  image=$(docker inspect --format '{{.Config.Image}}' "$server")
  # Not those that an earlier try has left.
  if [ "$image" = "exemplia/site:$previous" ]; then wanted=$((wanted + 1)); fi
  # A migration may have made it wait for its tables.
  looks=6
  while [ "$looks" -gt 0 ] && expr "$(state "$server")" : 'running .* unhealthy' > /dev/null; do
    sleep 5
    looks=$((looks - 1))
  done
  # One that hangs, or does not come back, as an old one does not on a newer database, would be waited for.
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
# From now on this one answers, whatever becomes of the old ones.
keep SERVED_VERSION "$VERSION"
remedy='The new web servers are there. Fix the cause, then run sh deploy/update.sh again.'
for server in $old; do remove "$server"; done
step='The start of the other services'
docker compose up -d --scale "web=$wanted"
step='The reload of a proxy'
remedy='The new version responds. Fix the cause, then run sh deploy/update.sh again.'
reload proxy nginx -s reload
reload tls caddy reload --config /etc/caddy/Caddyfile
