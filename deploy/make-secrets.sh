#!/bin/sh
# Draws the secrets that docker-compose.yml hands to the services. What is there is kept, whoever wrote it:
# run it again after an update, for a secret that has come since.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
# Nobody else on this machine gets into the folder.
chmod 700 secrets

# Keeps a secret that is there; writes a new one whole or not at all. The services run under accounts of
# their own, and are handed each file that is theirs: inside this closed folder it may be read.
keep() {
  [ -s "secrets/$1" ] || {
    cat > "secrets/.$1.new"
    [ -s "secrets/.$1.new" ] || { echo "deploy/secrets/$1: could not be generated." >&2; exit 1; }
    mv -f "secrets/.$1.new" "secrets/$1"
  }
  # Whoever draws one for nothing is heard to the end: openssl complains otherwise.
  cat > /dev/null
  chmod 444 "secrets/$1"
}
draw() { openssl rand -hex 32 | keep "$1"; }

draw payload_secret
draw cron_secret
draw s3_secret
draw database_password
# Of the database’s superuser, whom no service of the site knows.
draw postgres_password
openssl rand -base64 18 | keep admin_password
printf 'postgres://exemplia:%s@database:5432/exemplia\n' "$(cat secrets/database_password)" | keep database_url
keep s3_accounts <<JSON
{ "identities": [{ "name": "site", "actions": ["Admin"],
  "credentials": [{ "accessKey": "exemplia", "secretKey": "$(cat secrets/s3_secret)" }] }] }
JSON
echo "deploy/secrets: ready. Password of the first account: deploy/secrets/admin_password"
