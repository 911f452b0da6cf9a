-- Run once, by the superuser, when the database server is made: the site's own account is no superuser. It
-- owns its database, and so may create the extensions that it needs, which are trusted ones.
\set password `cat /run/secrets/database_password`
CREATE ROLE exemplia LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
-- Sorted as French does, like the database of `npm start`.
CREATE DATABASE exemplia OWNER exemplia TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'fr';
REVOKE ALL ON DATABASE exemplia FROM PUBLIC;
-- Where each backup is restored on trial, by an account that may make no database.
CREATE DATABASE exemplia_verification OWNER exemplia TEMPLATE template0;
REVOKE ALL ON DATABASE exemplia_verification FROM PUBLIC;
