#!/bin/sh
# Generates the secrets that docker-compose.yml passes to the services. Existing secrets do not change: run the
# script again after an update, which may need a new secret.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
# Other users of this machine cannot enter the folder.
chmod 700 secrets

# Writes a secret that does not exist yet, completely or not at all. The file is readable for all, because the
# services run under their own accounts and get only their files; the folder protects it.
keep() {
  [ -s "secrets/$1" ] || {
    cat > "secrets/.$1.new"
    [ -s "secrets/.$1.new" ] || { echo "deploy/secrets/$1: could not be generated." >&2; exit 1; }
    mv -f "secrets/.$1.new" "secrets/$1"
  }
  # The unused input is read to its end: openssl would report an error otherwise.
  cat > /dev/null
  chmod 444 "secrets/$1"
}
draw() { openssl rand -hex 32 | keep "$1"; }

draw payload_secret
draw cron_secret
draw s3_secret
draw database_password
# The password of the database’s superuser, which no service of the site gets.
draw postgres_password
openssl rand -base64 18 | keep admin_password
printf 'postgres://exemplia:%s@database:5432/exemplia\n' "$(cat secrets/database_password)" | keep database_url
keep s3_accounts <<JSON
{ "identities": [{ "name": "site", "actions": ["Admin"],
  "credentials": [{ "accessKey": "exemplia", "secretKey": "$(cat secrets/s3_secret)" }] }] }
JSON
echo "deploy/secrets: ready. Password of the first account: deploy/secrets/admin_password"
