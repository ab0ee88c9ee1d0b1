# Everything goes through a virtual environment, $(VENV), that is made on demand.
# `make test VENV=/path/to/venv` uses one that exists.
PYTHON ?= python3
VENV   ?= .venv
JOBS   ?= 2

PY := $(VENV)/bin/python
PACKAGES := ltoad linker_wrappers callgraph

# Each link imports ltoad anew, and takes twice as long where Python may not keep its bytecode.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help venv demo test quick lint check bench coverage docs reference man runtime clean setup
.DEFAULT_GOAL := help

help:
	@echo 'make demo     build and run a gradient (needs Python with pip, nothing else)'
	@echo 'make test     install compilers where that is possible, lint, run the tests'
	@echo 'make quick    lint, and what is close to your change, in less than a minute'
	@echo 'make lint     ruff, mypy and the import contracts'
	@echo 'make bench    measure gradients against their primals; tables and plots in benchmarks/results'
	@echo 'make coverage which lines the tests of `make test` run, in htmlcov/'
	@echo 'make docs     the documentation as a site, in site/; a broken link is an error'
	@echo 'make reference the pages of docs/reference, from the tables in ltoad/vocabulary'
	@echo 'make man      manual pages, in build/man'
	@echo 'make runtime  the assembly in ltoad/runtime that is generated'
	@echo 'make venv     an environment for development in $(VENV)'
	@echo 'make clean    remove what the other targets made'

# Compilers for the tests: only on Debian, only as root, only what is missing.
setup:
	@bash scripts/setup-debian.sh

venv: $(VENV)/.ltoad-dev

$(PY):
	@bash scripts/make-venv.sh '$(PYTHON)' '$(VENV)'

$(VENV)/.ltoad-dev: pyproject.toml | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@bash scripts/frameworks.sh '$(PY)'
	@$(PY) -m compileall -q $(PACKAGES)
	@touch $@

# A compiler comes from PyPI when the machine has no clang.
$(VENV)/.ltoad-demo: pyproject.toml | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check -e "$$(bash scripts/demo-extras.sh)"
	@$(PY) -m compileall -q $(PACKAGES)
	@touch $@

demo: $(VENV)/.ltoad-demo
	$(MAKE) -C samples/c/gmm demo CC='$(abspath $(VENV))/bin/ltoad-cc' PYTHON='$(abspath $(PY))'

lint: venv
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy --strict $(PACKAGES)
	$(VENV)/bin/lint-imports

check: lint
	PATH='$(abspath $(VENV))/bin':"$$PATH" $(PY) -m pytest -n $(JOBS) -m 'not slow'

# Takes several times as long as the tests: processes that they start are followed, too.
coverage: venv
	$(PY) -m pip install --quiet --disable-pip-version-check 'coverage>=7.10'
	rm -f .coverage .coverage.*
	PATH='$(abspath $(VENV))/bin':"$$PATH" $(PY) -m coverage run -m pytest -n $(JOBS) -m 'not slow'
	$(PY) -m coverage combine --quiet
	$(PY) -m coverage html --quiet
	$(PY) -m coverage report --format=total

# The compilers have to be there before the tests look for them.
test:
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory check

# What git says has changed, and the stages behind it; see scripts/quick.py.
quick: lint
	PATH='$(abspath $(VENV))/bin':"$$PATH" $(PY) scripts/quick.py

bench: venv
	PATH='$(abspath $(VENV))/bin':"$$PATH" $(PY) -m benchmarks

$(VENV)/.ltoad-docs: pyproject.toml | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check -e '.[docs]'
	@touch $@

docs: $(VENV)/.ltoad-docs
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict

# What users write, as the code has it; a test says when it is not up to date.
reference: venv
	$(PY) scripts/reference.py

man: $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check -e .
	$(PY) scripts/man.py build/man

# What tests hold to its source; needs clang-19.
OPENMPI ?= /usr/lib/x86_64-linux-gnu/openmpi/include
MPICH ?= /usr/include/x86_64-linux-gnu/mpich

runtime: venv
	bash scripts/fortran-bodies.sh
	bash scripts/library-bodies.sh cxx_strings
	bash scripts/library-bodies.sh c_searching
	bash scripts/library-bodies.sh cxx_resources
	bash scripts/library-bodies.sh lapack
	bash scripts/library-bodies.sh blas_triangles
	bash scripts/exceptions.sh
	bash scripts/tags.sh
	bash scripts/runtime-file.sh earlier_memory
	bash scripts/runtime-file.sh earlier_links
	bash scripts/runtime-file.sh teams
	bash scripts/runtime-file.sh baton
	bash scripts/runtime-file.sh tree_colours
	bash scripts/sanitizer.sh
	$(PY) scripts/digamma.py
	$(PY) scripts/mpi.py openmpi $(OPENMPI)
	$(PY) scripts/mpi.py mpich $(MPICH)

clean:
	rm -rf .venv .venv-bootstrap build dist site htmlcov ltoad.egg-info .pytest_cache .mypy_cache .ruff_cache \
	    .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@if [ -f samples/c/gmm/Makefile ]; then $(MAKE) -C samples/c/gmm clean; fi
