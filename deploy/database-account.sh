#!/bin/bash
# Runs once, when the database is first made: the product's own account, which owns its database and no more.
set -euo pipefail
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
CREATE ROLE studievy LOGIN PASSWORD :'password';
CREATE DATABASE studievy OWNER studievy;
SQL
