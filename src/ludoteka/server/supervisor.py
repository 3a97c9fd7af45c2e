"""Several workers behind one address."""

import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess


class Supervisor(Multiprocess):
    """uvicorn's own, which keeps the workers' ends of their pipes open in the parent as well.

    So it does not notice when a worker dies while it is asked how it is: it waits for the answer as
    long as for one that takes its time to start, and replaces nobody meanwhile.
    """

    def init_processes(self) -> None:
        super().init_processes()
        self._let_go()

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        self._let_go()

    def _let_go(self) -> None:
        for worker in self.processes:
            worker.child_conn.close()


def supervise(config: uvicorn.Config) -> None:
    Supervisor(config, [config.bind_socket()]).run()
