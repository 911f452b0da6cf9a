#!/bin/sh
# Starts the version from before the last update again, with the backup that was made right before that update, or
# with the named one. The site responds until the restored database replaces the current one, which remains
# under another name.
set -eu
umask 077
cd "$(dirname "$0")/.."

keep() {
  { grep -v "^$1=" .env || true; printf '%s=%s\n' "$1" "$2"; } > .env.new
  chmod 600 .env.new
  mv -f .env.new .env
}
# Reads a value of .env; the last line of a name is used, as in docker compose.
kept() { sed -n "s/^$1=//p" .env 2>/dev/null | tail -n 1; }
ask() { docker compose exec -T database psql -v ON_ERROR_STOP=1 -U postgres -d postgres -c "$1"; }

previous=$(kept PREVIOUS_VERSION)
backup=${1:-$(kept PREVIOUS_BACKUP)}
if [ -z "$previous" ] || [ -z "$backup" ]; then
  echo "Nothing to go back to: .env has no PREVIOUS_VERSION and PREVIOUS_BACKUP." >&2
  exit 1
fi
aside="exemplia_$(date -u +%Y%m%d%H%M%S)"

remedy="The site responds as before. If the backup is encrypted: BACKUP_IDENTITY=AGE-SECRET-KEY-… sh deploy/rollback.sh"
say_what_to_do() {
  [ "$1" -eq 0 ] && return
  printf "The rollback failed. %s\n" "$remedy" >&2
  ask 'DROP DATABASE IF EXISTS exemplia_retour' > /dev/null || true
}
trap 'say_what_to_do $?' EXIT
# An interrupted script explains what to do, too.
trap 'exit 130' HUP INT TERM

VERSION=$(kept BACKUP_WRITER)
export VERSION
# Unused images are deleted after a month (docs/operations.md): a missing one is built again from git.
for image in "$previous" "$VERSION"; do
  docker image inspect "exemplia/site:$image" > /dev/null 2>&1 ||
    git archive "$image" | docker build -t "exemplia/site:$image" -
done
ask 'DROP DATABASE IF EXISTS exemplia_retour'
ask "CREATE DATABASE exemplia_retour OWNER exemplia TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'fr'"
ask 'REVOKE ALL ON DATABASE exemplia_retour FROM PUBLIC'
# The version that wrote the backup restores it, with the schema of the older version.
DATABASE_URL=$(sed 's#/exemplia$#/exemplia_retour#' deploy/secrets/database_url)
BACKUP_IDENTITY=${BACKUP_IDENTITY:-}
export DATABASE_URL BACKUP_IDENTITY
docker compose run --rm -T --no-deps -e DATABASE_URL -e DATABASE_URL_FILE= -e BACKUP_IDENTITY \
  worker restore "$backup" --keep-schema
unset DATABASE_URL BACKUP_IDENTITY

remedy='Start the site again, then this rollback: docker compose up -d'
docker compose stop web worker
ask "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'exemplia'"
# One call is one transaction, so that both databases are renamed or neither.
ask "ALTER DATABASE exemplia RENAME TO $aside; ALTER DATABASE exemplia_retour RENAME TO exemplia"
# Files that were stored during the restore have no row, and must not be deleted as strays.
docker compose exec -T database psql -U postgres -d exemplia -c \
  "UPDATE payload_kv SET data = to_jsonb(now()) WHERE key = 'restored'" || true
keep VERSION "$previous"
keep SERVED_VERSION "$previous"
keep PREVIOUS_VERSION ''
keep PREVIOUS_BACKUP ''
VERSION=$previous
docker compose up -d
printf "Version %s is in service, on %s. What arrived since is in the database %s: when you need it no more, DROP DATABASE %s.\n" \
  "$previous" "$backup" "$aside" "$aside"
