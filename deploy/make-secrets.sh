#!/bin/sh
# Draws the secrets that docker-compose.yml hands to the services; those that are there are kept.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
draw() { [ -s "secrets/$1" ] || openssl rand -hex 32 > "secrets/$1"; }
draw payload_secret
draw cron_secret
draw database_password
draw s3_secret
[ -s secrets/admin_password ] || openssl rand -base64 18 > secrets/admin_password
printf 'postgres://exemplia:%s@database:5432/exemplia\n' "$(cat secrets/database_password)" > secrets/database_url
cat > secrets/s3_accounts <<JSON
{ "identities": [{ "name": "site", "actions": ["Admin"],
  "credentials": [{ "accessKey": "exemplia", "secretKey": "$(cat secrets/s3_secret)" }] }] }
JSON
# The services run under the number 1000, and are handed each file that is theirs; nobody else on this
# machine gets into the folder.
chmod 700 secrets
chmod 444 secrets/*
echo "deploy/secrets : prêt. Mot de passe du premier compte : deploy/secrets/admin_password"
