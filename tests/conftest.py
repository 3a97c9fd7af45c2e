"""Hypothesis without deadlines (the first call compiles); CUDA tests only where there is one."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "ludoteka",
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)
settings.load_profile("ludoteka")


def has_cuda() -> bool:
    try:
        from ludoteka.core.rule import enable_cuda

        return bool(enable_cuda().is_available())
    except ImportError:
        return False


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    marked = [item for item in items if item.get_closest_marker("cuda")]
    if marked and not has_cuda():
        for item in marked:
            item.add_marker(pytest.mark.skip(reason="no CUDA device here"))
